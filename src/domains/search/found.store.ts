import type { Author, AuthorEntry, Hashtag, Post } from '@livery/contract';
import { PagedList } from '../../lib/lists/paged-list.ts';
import type { PostModel } from '../social/index.ts';
import { type Reader, SEARCHED, type Searched, searchApi } from './search.api.ts';

export const SEARCH_TABS = ['all', ...SEARCHED] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];

export interface FoundParts extends Reader {
  posts: { upsert(post: Post, askedAt: number): PostModel };
  follows: { upsert(author: Author, askedAt: number): void };
}

/** What was found for some words: people, posts and hashtags, each asked for when its tab is open. */
export class Found {
  readonly words: string;
  readonly users: PagedList<AuthorEntry>;
  readonly posts: PagedList<PostModel>;
  readonly hashtags: PagedList<Hashtag>;

  constructor(parts: FoundParts, words: string) {
    this.words = words;
    const api = searchApi(parts);
    const page = async (type: Searched, next_id: string | undefined, signal: AbortSignal) => {
      const askedAt = performance.now();
      const found = await api.find({ type, q: words, next_id }, { signal });
      // Whose marks they are may have changed.
      signal.throwIfAborted();
      return { ...found, askedAt };
    };
    this.users = new PagedList({
      keyOf: ({ id }) => id,
      page: async (next, signal) => {
        const { users, next_id, askedAt } = await page('users', next, signal);
        for (const person of users) parts.follows.upsert(person, askedAt);
        return { list: users, next_id };
      },
    });
    this.posts = new PagedList({
      keyOf: ({ id }) => id,
      page: async (next, signal) => {
        const { posts, next_id, askedAt } = await page('posts', next, signal);
        return { list: posts.map((post) => parts.posts.upsert(post, askedAt)), next_id };
      },
    });
    this.hashtags = new PagedList({
      keyOf: ({ name }) => name,
      page: async (next, signal) => {
        const { hashtags, next_id } = await page('hashtags', next, signal);
        return { list: hashtags, next_id };
      },
    });
  }

  /** Asks for the first page of what a tab shows, once. */
  open(tab: SearchTab): void {
    for (const list of this.#listsOf(tab)) list.open();
  }

  /** Drops what has not come: nobody waits for it any more. */
  stop(): void {
    for (const list of this.#listsOf('all'))
      if (list.list.length === 0 && list.status === 'loading') list.clear();
  }

  /** Whether the first pages of a tab have come, or failed. */
  isSettled(tab: SearchTab): boolean {
    return this.#listsOf(tab).every(
      ({ list, status }) => list.length > 0 || status === 'end' || status === 'failed',
    );
  }

  /** Whether there is nothing at all in a tab. */
  isEmpty(tab: SearchTab): boolean {
    return this.#listsOf(tab).every(({ isEmpty }) => isEmpty);
  }

  #listsOf(tab: SearchTab): readonly PagedList<unknown>[] {
    const { users, posts, hashtags } = this;
    const lists = { users, posts, hashtags } as Record<Searched, PagedList<unknown>>;
    return tab === 'all' ? Object.values(lists) : [lists[tab]];
  }
}
