import type { Member } from '@livery/contract';
import { useEffect } from 'react';
import type { PagedList } from '../../../../lib/lists/paged-list.ts';
import { useStores } from '../../../../lib/stores/stores.ts';

/** Many who come at once are read once. Milliseconds. */
const PAUSE = 1_000;

/** Keeps a list of members true while it is shown: who comes, who goes, who becomes what. */
export const useMemberChanges = (groupId: string, members: PagedList<Member>): void => {
  const { realtime } = useStores();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        members.refresh();
      }, PAUSE);
    };
    const stops = [
      realtime.on('member.left', ({ group_id, user_id }) => {
        if (group_id === groupId) members.remove(user_id);
      }),
      // Where there are more pages, they come with these.
      realtime.on('member.joined', ({ group_id }) => {
        if (group_id === groupId && members.status === 'end') refresh();
      }),
      realtime.on('group.updated', ({ group_id, changes = {} }) => {
        if (group_id === groupId && ('admins' in changes || 'owner_id' in changes)) refresh();
      }),
    ];
    stops.push(realtime.onCatchUp(refresh));
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [realtime, groupId, members]);
};
