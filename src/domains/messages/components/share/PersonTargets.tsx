import { fold } from '@livery/contract';
import { Avatar, CheckIcon, Icon, ListHeading, LongList, PersonRow } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { type People, usePeople } from '../../../contacts/index.ts';
import { isCancelled, useNameOf } from '../../../users/index.ts';
import { useChat } from '../../useChat.ts';
import { personTarget, type Targets } from './useTargets.ts';

/** Of those with a name, a screen of them. */
const ENOUGH = 12;

interface PersonTargetsProps {
  /** Part of a name; '' shows all. */
  wanted: string;
  targets: Targets;
}

/** Friends with whom there is no conversation yet: it is opened when something is sent. */
const Found = observer(function Found({ people, wanted, targets }: PersonTargetsProps & { people: People }) {
  const text = useText();
  const nameOf = useNameOf();
  const heading = useId();
  const { groups } = useChat();
  const { contacts } = people;
  useEffect(() => void contacts.open(), [contacts]);
  const words = fold(wanted.trim());
  const friends = contacts.list.filter(
    (person) => fold(nameOf(person)).includes(words) && !isCancelled(person) && !groups.directWith(person.id),
  );
  const found = words === '' ? friends : friends.slice(0, ENOUGH);
  if (found.length === 0) return null;
  // Read here: rows are drawn by their list.
  const chosen = new Set(targets.chosen);
  return (
    <section aria-labelledby={heading}>
      <ListHeading id={heading}>{text('room.share.friends')}</ListHeading>
      <LongList labelledBy={heading} ids={found.map(({ id }) => id)}>
        {(id, index) => {
          const person = found[index];
          const isChosen = chosen.has(personTarget(id));
          return (
            person && (
              <PersonRow
                selected={isChosen}
                onClick={() => targets.toggle(personTarget(id))}
                media={<Avatar size="md" name={nameOf(person)} src={person.avatar_thumbnail} />}
                title={nameOf(person)}
                meta={isChosen && <Icon of={CheckIcon} size="md" />}
              />
            )
          );
        }}
      </LongList>
    </section>
  );
});

export function PersonTargets(props: PersonTargetsProps) {
  const people = usePeople();
  return people.status === 'ready' && <Found people={people.value} {...props} />;
}
