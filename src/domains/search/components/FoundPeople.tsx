import type { AuthorEntry } from '@livery/contract';
import { Avatar, PersonRow, Tag } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { FollowPerson } from '../../social/later.ts';
import { useNameOf } from '../../users/index.ts';
import { PersonGrid } from './PersonGrid.tsx';

/** People who were found; whoever looks may follow them at once. */
export const FoundPeople = observer(function FoundPeople({ people }: { people: readonly AuthorEntry[] }) {
  const text = useText();
  const nameOf = useNameOf();
  return (
    <PersonGrid label={text('search.tab.users')}>
      {people.map((person) => (
        <PersonRow
          key={person.id}
          href={`/guest-page/${person.id}`}
          media={<Avatar size="md" name={nameOf(person)} src={person.avatar_thumbnail} />}
          title={nameOf(person)}
          detail={text('person.id', { id: person.username })}
          badge={person.follows_me && <Tag>{text('author.follows_me')}</Tag>}
          action={<FollowPerson author={person} name={nameOf(person)} />}
        />
      ))}
    </PersonGrid>
  );
});
