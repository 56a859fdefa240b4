import { Newest } from '../../../lib/newest.ts';
import { keepLists } from '../kept-lists.ts';
import type { PostModel } from '../post.model.ts';
import type { SocialStore } from '../social.store.ts';
import { AuthorPosts, type AuthorTab } from './author-posts.store.ts';

/** What people wrote, collected and liked, as one reader sees it: Back finds a list as it was left, another reader none. */
class AuthorLists {
  readonly #social: SocialStore;
  readonly #reader: string;
  readonly #lists = new Newest<AuthorPosts>();
  /** The tab that was open, by author. */
  readonly tabs = new Map<string, AuthorTab>();

  constructor(social: SocialStore, reader: string) {
    this.#social = social;
    this.#reader = reader;
    keepLists(social, 'authors', () => this.#lists.all);
  }

  isFor(reader: string): boolean {
    return this.#reader === reader;
  }

  get(id: string, tab: AuthorTab): AuthorPosts {
    return this.#lists.get(`${tab} ${id}`, () => new AuthorPosts(this.#social, id, tab));
  }

  /** A post that the reader has just published stands in what they wrote at once, where that was read before. */
  addOwn(post: PostModel): void {
    const posts = this.get(this.#reader, 'posts');
    const isRead = posts.status !== 'idle' && posts.status !== 'failed';
    if (!isRead || posts.list.some(({ id }) => id === post.id)) return;
    const older = posts.list.findIndex(({ createAt }) => createAt < post.createAt);
    if (older >= 0) posts.insert(post, older);
    // Older than all that is here, it comes with a further page, if there is one.
    else if (posts.list.length === 0 || posts.status === 'end') posts.insert(post, posts.list.length);
  }
}

const kept = new WeakMap<SocialStore, AuthorLists>();

/** The lists of whoever is at the screen; `reader` is their id, or a guest's. */
export const authorLists = (social: SocialStore, reader: string): AuthorLists => {
  const known = kept.get(social);
  if (known?.isFor(reader)) return known;
  const lists = new AuthorLists(social, reader);
  kept.set(social, lists);
  return lists;
};
