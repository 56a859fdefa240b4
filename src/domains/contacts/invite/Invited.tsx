import type { ResultOf } from '@livery/contract/calls';
import { List, ListHeading, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { PagedEnd } from '../../../lib/lists/PagedEnd.tsx';
import { usePagedList } from '../../../lib/lists/usePagedList.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useAgeText } from '../../../lib/text/useAgeText.ts';
import { LIST_WORDS } from '../components/list-words.ts';
import { PersonEntry } from '../components/PersonEntry.tsx';

type Came = ResultOf<'GET /api/v1/users/invited'>['list'][number];

/** Who came by one's invite code, the latest first. */
export const Invited = observer(function Invited() {
  const text = useText();
  const age = useAgeText();
  const heading = useId();
  const { http } = useStores();
  const invited = usePagedList<Came>({
    keyOf: ({ id }) => id,
    page: (next_id, signal) =>
      http.call('GET /api/v1/users/invited', { query: { next_id, limit: 50 }, signal }),
  });
  return (
    <section aria-labelledby={heading}>
      <ListHeading id={heading}>{text('friends.invited')}</ListHeading>
      {invited.isEmpty && (
        <Text as="p" tone="secondary" align="center" size="footnote">
          {text('friends.invited.none')}
        </Text>
      )}
      <List labelledBy={heading}>
        {invited.list.map((person) => (
          <PersonEntry key={person.id} person={person} meta={age(person.create_at)} />
        ))}
      </List>
      <PagedEnd list={invited} words={LIST_WORDS} />
    </section>
  );
});
