import type { Person } from '@livery/contract';
import { Avatar, PersonRow, type PersonRowProps } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useNameOf } from '../../users/index.ts';
import { usePersonPlace } from '../list/person-place.ts';

interface PersonEntryProps extends Pick<PersonRowProps, 'meta' | 'action'> {
  person: Person;
  /** Without it the row leads to their page. */
  onChoose?: ((person: Person) => void) | undefined;
}

/** Somebody in a list, by what one calls them. */
export const PersonEntry = observer(function PersonEntry({ person, onChoose, ...beside }: PersonEntryProps) {
  const text = useText();
  const name = useNameOf()(person);
  const { hrefOf, openId } = usePersonPlace();
  return (
    <PersonRow
      {...(onChoose
        ? { onClick: () => onChoose(person) }
        : { href: hrefOf(person.id), selected: person.id === openId })}
      media={<Avatar size="md" name={name} src={person.avatar_thumbnail} />}
      title={name}
      detail={text('person.id', { id: person.username })}
      {...beside}
    />
  );
});
