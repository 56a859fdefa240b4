import type { Group } from '@livery/contract';
import { useLayoutEffect } from 'react';
import { useChat } from '../../useChat.ts';

/** So many further pages of the list are read for one part of a name. */
const MOST_PAGES = 10;

/** Conversations by a part of their name; of what is not loaded yet, pages are read until `count` are found. Read it inside an `observer`. */
export const useNamed = (part: string, count: number): Group[] => {
  const { groups } = useChat();
  const canRead = part.trim() !== '' && groups.hasMore && groups.more !== 'failed';
  // Before it is painted: nobody is told that nothing was found while it is looked for.
  useLayoutEffect(() => {
    if (!canRead) return;
    let isWanted = true;
    const isShort = () => groups.hasMore && groups.more !== 'failed' && groups.named(part).length < count;
    const read = async () => {
      for (let page = 0; page < MOST_PAGES && isWanted && isShort(); page += 1) await groups.loadMore();
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [groups, part, count, canRead]);
  return groups.named(part);
};
