import { type RefObject, useEffect } from 'react';
import type { FeedStore } from '../feed.store.ts';

/** Asks for more two screens before the end of the list is seen. Read it inside an `observer`. */
export const useNextPage = (feed: FeedStore, end: RefObject<HTMLElement | null>): void => {
  const { status } = feed;
  const { length } = feed.list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page the end is looked at anew
  useEffect(() => {
    const element = end.current;
    if (!element || status !== 'ready') return;
    // A busy page hears of several moments at once; the last one is how it is.
    const look = (entries: IntersectionObserverEntry[]) => entries.at(-1)?.isIntersecting && feed.more();
    const sight = new IntersectionObserver(look, { rootMargin: '200% 0px' });
    sight.observe(element);
    return () => sight.disconnect();
  }, [feed, end, status, length]);
};
