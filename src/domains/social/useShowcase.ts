import { useEffect } from 'react';
import { useStores } from '../../lib/stores/stores.ts';
import { showcaseOf } from './showcase.ts';

const COUNT = 12;

/** Pictures of the brand's newest posts, as decoration. Read it inside an `observer`. */
export const useShowcase = (): readonly string[] => {
  const { social } = useStores();
  const feed = social.feeds.recommend;
  useEffect(() => feed.open(), [feed]);
  return showcaseOf(feed.list, COUNT);
};
