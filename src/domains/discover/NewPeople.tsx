import type { AuthorEntry } from '@livery/contract';
import { Avatar, List, ListHeading, PersonRow } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../lib/intl/useText.ts';
import { usePagedList } from '../../lib/lists/usePagedList.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { FollowPerson } from '../social/later.ts';
import { useNameOf } from '../users/index.ts';

/** Who joined lately and has something to show; nothing where there is nobody, or they do not come: the page has more. */
export const NewPeople = observer(function NewPeople() {
  const text = useText();
  const nameOf = useNameOf();
  const heading = useId();
  const { http, social, users } = useStores();
  const people = usePagedList<AuthorEntry>({
    keyOf: ({ id }) => id,
    page: async (_, signal) => {
      const askedAt = performance.now();
      const call = users.isSignedIn ? 'GET /social/api/newcomers' : 'GET /social/api/guest/newcomers';
      const { list } = await http.call(call, { signal, background: true });
      for (const person of list) social.follows.upsert(person, askedAt);
      return { list, next_id: null };
    },
  });
  if (people.list.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <ListHeading id={heading}>{text('discover.people')}</ListHeading>
      <List labelledBy={heading}>
        {people.list.map((person) => (
          <PersonRow
            key={person.id}
            href={`/guest-page/${person.id}`}
            media={<Avatar size="md" name={nameOf(person)} src={person.avatar_thumbnail} />}
            title={nameOf(person)}
            detail={text('discover.people.id', { id: person.username })}
            action={<FollowPerson author={person} name={nameOf(person)} />}
          />
        ))}
      </List>
    </section>
  );
});
