import type { Member } from '@livery/contract';
import { useEffect, useRef } from 'react';
import type { PagedList } from '../../../../lib/lists/paged-list.ts';
import { usePagedList } from '../../../../lib/lists/usePagedList.ts';
import { useStores } from '../../../../lib/stores/stores.ts';

/** Milliseconds after the last key. */
const PAUSE = 300;

/** Who is in a conversation, page by page; with `words` those whose name has them. Read it inside an `observer`. */
export const useMembers = (groupId: string, words = ''): PagedList<Member> => {
  const { http } = useStores();
  const q = words.trim();
  const asked = useRef(q);
  const members = usePagedList<Member>({
    keyOf: ({ id }) => id,
    page: (next_id, signal) =>
      http.call('GET /api/v1/groups/:id/members', {
        params: { id: groupId },
        query: {
          ...(asked.current !== '' && { q: asked.current }),
          ...(next_id !== undefined && { next_id }),
        },
        signal,
      }),
  });
  useEffect(() => {
    if (q === asked.current) return;
    const ask = () => {
      asked.current = q;
      members.reload();
    };
    const timer = setTimeout(ask, q === '' ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [members, q]);
  return members;
};
