import type { PostList } from './feed.store.ts';
import type { SocialStore } from './social.store.ts';

/** The feeds, and the list that somebody reads where that is another one: a search, a hashtag, somebody's posts. */
export const listsAtHand = ({ feeds, reading }: SocialStore): PostList[] => [
  ...new Set<PostList>([...Object.values(feeds), ...(reading ? [reading] : [])]),
];
