import type { TaggedPage } from '@livery/contract';
import { action, makeObservable, observable, runInAction } from 'mobx';
import { PagedList } from '../../lib/lists/paged-list.ts';
import type { PostModel } from '../social/index.ts';
import type { FoundParts } from './found.store.ts';
import { type HashtagOrder, searchApi } from './search.api.ts';

/** Posts that have a hashtag, best or newest first. */
export class HashtagPosts extends PagedList<PostModel> {
  /** How many everybody may see; undefined until the first page has come. */
  count: number | undefined;
  readonly #posts: FoundParts['posts'];

  constructor(parts: Pick<FoundParts, 'http' | 'viewer' | 'posts'>, name: string, order: HashtagOrder) {
    const api = searchApi(parts);
    super({
      keyOf: ({ id }) => id,
      page: async (next_id, signal) => {
        const askedAt = performance.now();
        const { list, next_id: next, count } = await api.tagged(name, { order, next_id }, { signal });
        signal.throwIfAborted();
        runInAction(() => {
          this.count = count;
        });
        return { list: list.map((post) => parts.posts.upsert(post, askedAt)), next_id: next };
      },
    });
    this.#posts = parts.posts;
    makeObservable(this, { count: observable, begin: action });
  }

  /** Takes a first page that came with the HTML. */
  begin({ count, list, next_id }: TaggedPage): void {
    this.count = count;
    this.seed({ list: list.map((post) => this.#posts.upsert(post, 0)), next_id });
  }
}
