import type { Member } from '@livery/contract';
import { useEffect, useState } from 'react';
import { PagedList } from '../../../../lib/lists/paged-list.ts';
import { useStores } from '../../../../lib/stores/stores.ts';

/** Who is in a conversation, page by page. Read it inside an `observer`. */
export const useMembers = (groupId: string): PagedList<Member> => {
  const { http } = useStores();
  const [members] = useState(
    () =>
      new PagedList<Member>({
        keyOf: ({ id }) => id,
        page: (next_id, signal) =>
          http.call('GET /api/v1/groups/:id/members', {
            params: { id: groupId },
            query: { ...(next_id !== undefined && { next_id }) },
            signal,
          }),
      }),
  );
  useEffect(() => {
    members.open();
    return () => members.clear();
  }, [members]);
  return members;
};
