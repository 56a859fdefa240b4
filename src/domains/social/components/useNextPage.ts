import type { RefObject } from 'react';
import { useNearEnd } from '../../../lib/scroll/useNearEnd.ts';
import type { PostList } from '../feed.store.ts';

/** Asks for more two screens before the end of the list is seen. Read it inside an `observer`. */
export const useNextPage = (feed: PostList, end: RefObject<HTMLElement | null>): void =>
  useNearEnd(end, () => feed.more(), {
    margin: '200% 0px',
    isOn: feed.status === 'ready',
    page: feed.list.length,
  });
