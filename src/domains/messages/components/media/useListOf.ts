import type { Message } from '@livery/contract';
import { useEffect } from 'react';
import type { PagedList, PagedListOptions } from '../../../../lib/lists/paged-list.ts';
import { usePagedList } from '../../../../lib/lists/usePagedList.ts';
import type { RoomStore } from '../../room.store.ts';
import { takeOff } from '../../room-changes.ts';

/** Messages of a room, page after page, without those that go meanwhile. */
export const useListOf = (
  { changes }: RoomStore,
  page: PagedListOptions<Message, string>['page'],
): PagedList<Message> => {
  const list = usePagedList<Message>({ keyOf: ({ id }) => id, page });
  useEffect(() => changes.listen({ gone: (gone) => takeOff(list, gone) }), [changes, list]);
  return list;
};
