import type { PostList } from './feed.store.ts';
import type { KeptLists } from './lists-at-hand.ts';

type Keeper = 'authors' | 'search';

const keepers = new WeakMap<KeptLists, Map<Keeper, () => readonly PostList[]>>();

/** Whoever keeps lists for Back to find them as they were says which: of one reader, those of the reader before are forgotten. */
export const keepLists = (social: KeptLists, keeper: Keeper, lists: () => readonly PostList[]): void => {
  const known = keepers.get(social) ?? new Map();
  keepers.set(social, known.set(keeper, lists));
};

/** The lists that nobody reads now, and that somebody comes back to. */
export const keptLists = (social: KeptLists): PostList[] =>
  [...(keepers.get(social)?.values() ?? [])].flatMap((lists) => [...lists()]);
