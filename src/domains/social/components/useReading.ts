import { type RefObject, useEffect } from 'react';
import { useStores } from '../../../lib/stores/stores.ts';
import { useTapAgain } from '../../../lib/useTapAgain.ts';
import type { PostList } from '../feed.store.ts';
import { useNextPage } from './useNextPage.ts';

/** A feed is on the screen: it asks for its pages, and starts over when its place is tapped again. Read it inside an `observer`. */
export const useReading = (feed: PostList, end: RefObject<HTMLElement | null>): void => {
  const { social } = useStores();
  useEffect(() => {
    social.reading = feed;
    feed.open();
  }, [social, feed]);
  useNextPage(feed, end);
  useTapAgain(() => feed.refresh());
};
