import type { Group } from '@livery/contract';
import { useLayoutEffect, useRef } from 'react';
import { useChat } from '../../useChat.ts';

/** So many further pages of the list are read for one part of a name. */
const MOST_PAGES = 10;

/** Conversations by a part of their name; of what is not loaded yet, pages are read until `count` are found. Read it inside an `observer`. */
export const useNamed = (part: string, count: number): Group[] => {
  const { groups } = useChat();
  const found = groups.named(part);
  const read = useRef({ part, pages: 0 });
  const isShort = part.trim() !== '' && found.length < count && groups.hasMore && groups.more === 'idle';
  // Before it is painted: nobody is told that nothing was found between two pages.
  useLayoutEffect(() => {
    if (read.current.part !== part) read.current = { part, pages: 0 };
    if (!isShort || read.current.pages >= MOST_PAGES) return;
    read.current.pages += 1;
    void groups.loadMore();
  }, [groups, part, isShort]);
  return found;
};
