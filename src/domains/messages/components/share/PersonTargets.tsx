import { fold } from '@livery/contract';
import { Avatar, CheckIcon, Icon, List, ListHeading, PersonRow } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { type People, usePeople } from '../../../contacts/index.ts';
import { isCancelled, useNameOf } from '../../../users/index.ts';
import { useChat } from '../../useChat.ts';
import { personTarget, type Targets } from './useTargets.ts';

/** A screen of them. */
const ENOUGH = 12;

interface PersonTargetsProps {
  /** Part of a name; '' shows none. */
  wanted: string;
  targets: Targets;
}

/** Friends by their name with whom there is no conversation yet: it is opened when something is sent. */
const Found = observer(function Found({ people, wanted, targets }: PersonTargetsProps & { people: People }) {
  const text = useText();
  const nameOf = useNameOf();
  const heading = useId();
  const { groups } = useChat();
  const { contacts } = people;
  useEffect(() => void contacts.open(), [contacts]);
  const words = fold(wanted.trim());
  const found = contacts.list
    .filter(
      (person) =>
        fold(nameOf(person)).includes(words) && !isCancelled(person) && !groups.directWith(person.id),
    )
    .slice(0, ENOUGH);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <ListHeading id={heading}>{text('room.share.friends')}</ListHeading>
      <List labelledBy={heading}>
        {found.map((person) => {
          const isChosen = targets.chosen.includes(personTarget(person.id));
          return (
            <PersonRow
              key={person.id}
              selected={isChosen}
              onClick={() => targets.toggle(personTarget(person.id))}
              media={<Avatar size="md" name={nameOf(person)} src={person.avatar_thumbnail} />}
              title={nameOf(person)}
              meta={isChosen && <Icon of={CheckIcon} size="md" />}
            />
          );
        })}
      </List>
    </section>
  );
});

const Sought = (props: PersonTargetsProps) => {
  const people = usePeople();
  return people.status === 'ready' && <Found people={people.value} {...props} />;
};

export function PersonTargets(props: PersonTargetsProps) {
  return props.wanted.trim() !== '' && <Sought {...props} />;
}
