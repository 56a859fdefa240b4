import type { PostList } from './feed.store.ts';

/** Where lists of posts are kept. */
export interface KeptLists {
  readonly feeds: Readonly<Record<string, PostList>>;
  /** What somebody steps through, post by post. */
  reading: PostList | undefined;
}

/** The feeds, and the list that somebody reads where that is another one: a search, a hashtag, somebody's posts. */
export const listsAtHand = ({ feeds, reading }: KeptLists): PostList[] => [
  ...new Set<PostList>([...Object.values(feeds), ...(reading ? [reading] : [])]),
];
