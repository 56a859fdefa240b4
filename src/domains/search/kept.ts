import { Newest } from '../../lib/newest.ts';
import type { SocialStore } from '../social/index.ts';
import { keepLists } from '../social/later.ts';
import { takeFirstTagged } from './first-tagged.ts';
import { Found } from './found.store.ts';
import { HashtagPosts } from './hashtag-posts.store.ts';
import type { HashtagOrder } from './search.api.ts';

/** What one reader has found: Back finds it as it was left. */
class Kept {
  readonly reader: string;
  readonly #social: SocialStore;
  readonly #found = new Newest<Found>();
  readonly #tagged = new Newest<HashtagPosts>();

  constructor(social: SocialStore, reader: string) {
    this.#social = social;
    this.reader = reader;
    keepLists(social, 'search', () => [...this.#found.all.map(({ posts }) => posts), ...this.#tagged.all]);
  }

  found(words: string): Found {
    return this.#found.get(words, () => new Found(this.#social, words));
  }

  /** Somebody looks anew. */
  forgetFound(): void {
    this.#found.clear();
  }

  tagged(name: string, order: HashtagOrder): HashtagPosts {
    return this.#tagged.get(`${order} ${name}`, () => {
      const posts = new HashtagPosts(this.#social, name, order);
      const first = this.#social.viewer.isSignedIn ? undefined : takeFirstTagged(name, order);
      if (first) posts.begin(first);
      return posts;
    });
  }
}

const kept = new WeakMap<SocialStore, Kept>();

/** What was found by whoever is at the screen; `reader` is their id, or a guest's. */
export const keptBy = (social: SocialStore, reader: string): Kept => {
  const known = kept.get(social);
  if (known?.reader === reader) return known;
  const own = new Kept(social, reader);
  kept.set(social, own);
  return own;
};
