import type { TaggedPage } from '@livery/contract';
import { action, makeObservable } from 'mobx';
import { PagedList } from '../../lib/lists/paged-list.ts';
import type { PostModel } from '../social/index.ts';
import type { FoundParts } from './found.store.ts';
import { type HashtagOrder, searchApi } from './search.api.ts';

/** Posts that have a hashtag, best or newest first. */
export class HashtagPosts extends PagedList<PostModel> {
  readonly #posts: FoundParts['posts'];
  /** What the server said with its last page, which changes the list in the same moment. */
  #said: { count: number; isLast: boolean } | undefined;

  constructor(parts: Pick<FoundParts, 'http' | 'viewer' | 'posts'>, name: string, order: HashtagOrder) {
    const api = searchApi(parts);
    super({
      keyOf: ({ id }) => id,
      page: async (next_id, signal) => {
        const askedAt = performance.now();
        const { list, next_id: next, count } = await api.tagged(name, { order, next_id }, { signal });
        signal.throwIfAborted();
        this.#said = { count, isLast: next === null };
        return { list: list.map((post) => parts.posts.upsert(post, askedAt)), next_id: next };
      },
    });
    this.#posts = parts.posts;
    makeObservable(this, { begin: action });
  }

  /**
   * How many everybody may see, until all that this reader may see are here: then those, since people whom they hide or block
   * are among the others. Undefined until the first page has come.
   */
  get count(): number | undefined {
    const { status, list } = this;
    if (status === 'idle' || !this.#said) return undefined;
    return this.#said.isLast ? list.length : this.#said.count;
  }

  /** Takes a first page that came with the HTML. */
  begin({ count, list, next_id }: TaggedPage): void {
    this.#said = { count, isLast: next_id === null };
    this.seed({ list: list.map((post) => this.#posts.upsert(post, 0)), next_id });
  }
}
