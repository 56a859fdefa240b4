import type { ResultOf } from '@livery/contract/calls';
import { Avatar, List, PersonRow } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { OverlayProps } from '../../../lib/domains/domain-module.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { PagedEnd } from '../../../lib/lists/PagedEnd.tsx';
import { usePagedList } from '../../../lib/lists/usePagedList.ts';
import { OverPage } from '../../../lib/OverPage.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import { LIST_WORDS } from '../components/list-words.ts';

type SharedGroup = ResultOf<'GET /api/v1/contacts/:id/groups'>['list'][number];

const Groups = observer(function Groups({ id }: { id: string }) {
  const text = useText();
  const { http } = useStores();
  const groups = usePagedList<SharedGroup>({
    keyOf: (group) => group.id,
    page: (next_id, signal) =>
      http.call('GET /api/v1/contacts/:id/groups', { params: { id }, query: { next_id }, signal }),
  });
  return (
    <>
      <List label={text('person.groups')}>
        {groups.list.map((group) => (
          <PersonRow
            key={group.id}
            href={`/room/${group.id}`}
            media={<Avatar size="md" name={group.display_name} src={group.icon} />}
            title={group.display_name}
            detail={text('person.groups.members', { count: group.member_count })}
          />
        ))}
      </List>
      <PagedEnd list={groups} words={LIST_WORDS} />
    </>
  );
});

/** The groups that somebody and I are both in. */
export function SharedGroups({ of, open, onClose }: OverlayProps) {
  const text = useText();
  return (
    <OverPage title={text('person.groups')} open={open} onClose={onClose}>
      <Groups id={of} />
    </OverPage>
  );
}
