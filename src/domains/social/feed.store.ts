import { type ChartPosition, LIMITS, type Post } from '@livery/contract';
import { PagedList } from '../../lib/lists/paged-list.ts';
import type { PostModel } from './post.model.ts';
import type { PostsStore } from './posts.store.ts';
import type { FeedName, SocialApi } from './social.api.ts';

/** Any list of posts; those of the home page have a name. */
export type PostList = PagedList<PostModel> & { readonly name?: FeedName };

/** One list of posts. A guest who logs in goes on where they are. */
export class FeedStore extends PagedList<PostModel> {
  readonly name: FeedName;
  readonly #api: Pick<SocialApi, 'feed'>;
  readonly #posts: Pick<PostsStore, 'upsert'>;
  readonly #positions = new Map<string, ChartPosition>();

  constructor(name: FeedName, api: Pick<SocialApi, 'feed'>, posts: Pick<PostsStore, 'upsert'>) {
    super({
      keyOf: ({ id }) => id,
      debounce: LIMITS.feedDebounce,
      page: async (next, signal) => {
        const askedAt = performance.now();
        const { list, next_id } = await api.feed(name, next, { signal });
        // The marks on it may be those of an account that has left.
        signal.throwIfAborted();
        this.setPlaces(list);
        return { list: list.map((post) => posts.upsert(post, askedAt)), next_id };
      },
    });
    this.name = name;
    this.#api = api;
    this.#posts = posts;
  }

  /** A post's position in this list, when the list is a chart. */
  positionOf(id: string): ChartPosition | undefined {
    return this.#positions.get(id);
  }

  setPlaces(posts: readonly Post[]): void {
    for (const { id, chart } of posts) if (chart) this.#positions.set(id, chart);
  }

  /** Asks for the first page again, for the marks of posts that are already here. */
  async refreshMarks(): Promise<void> {
    const askedAt = performance.now();
    const page = await this.#api.feed(this.name, undefined, { background: true }).catch(() => undefined);
    const known = new Set(this.list.map(({ id }) => id));
    for (const post of page?.list ?? []) if (known.has(post.id)) this.#posts.upsert(post, askedAt);
  }
}
