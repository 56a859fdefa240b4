import { makeAutoObservable, runInAction } from 'mobx';
import { ApiFailure, NO_CONNECTION } from '../../lib/http/failure.ts';
import { CommentsStore } from './comments.store.ts';
import type { PostModel } from './post.model.ts';
import type { SocialStore } from './social.store.ts';

/** `refused`: the server said why in words; `lost`: nobody answered. */
export type PostView =
  | { status: 'loading' }
  | { status: 'ready'; post: PostModel; comments: CommentsStore }
  | { status: 'refused'; isGone: boolean; message: string }
  | { status: 'lost' };

/** One post on its own page, with its place in the list that it was opened from. */
export class PostViewStore {
  readonly id: string;
  view: PostView = { status: 'loading' };
  readonly #social: SocialStore;

  constructor(id: string, social: SocialStore) {
    this.id = id;
    this.#social = social;
    makeAutoObservable(this, { id: false }, { deep: false });
    const known = social.posts.peek(id);
    if (known) this.#show(known);
  }

  async load(): Promise<void> {
    if (this.view.status === 'ready') return;
    this.view = { status: 'loading' };
    try {
      this.#show(await this.#social.posts.fetch(this.id));
    } catch (error) {
      runInAction(() => {
        this.view = failed(error);
      });
    }
  }

  get previous(): string | undefined {
    return this.#neighbour(-1);
  }

  get next(): string | undefined {
    return this.#neighbour(1);
  }

  /** Near the end of the list the next page is asked for. */
  readAhead(): void {
    const list = this.#social.reading?.list ?? [];
    const at = list.findIndex(({ id }) => id === this.id);
    if (at >= 0 && at > list.length - 4 && this.#social.reading?.status === 'ready')
      this.#social.reading.more();
  }

  #neighbour(step: 1 | -1): string | undefined {
    const list = this.#social.reading?.list ?? [];
    const at = list.findIndex(({ id }) => id === this.id);
    return at < 0 ? undefined : list[at + step]?.id;
  }

  #show(post: PostModel): void {
    const { api, toasts } = this.#social;
    this.view = { status: 'ready', post, comments: new CommentsStore(post, api, toasts) };
  }
}

const GONE = new Set(['api.post_not_exist', 'api.author_deleted', 'api.not_found', 'api.validation']);

const failed = (error: unknown): PostView =>
  error instanceof ApiFailure && error.code !== NO_CONNECTION && error.status < 500
    ? { status: 'refused', isGone: GONE.has(error.code), message: error.message }
    : { status: 'lost' };
