import { makeAutoObservable, runInAction } from 'mobx';
import { failureWordsOf, passedWordsOf } from '../../../lib/errors/passed.ts';
import { ApiFailure, NO_CONNECTION } from '../../../lib/http/failure.ts';
import { OnceBack } from '../../../lib/once-back.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { CommentsStore } from '../comments/comments.store.ts';
import type { PostModel } from '../post.model.ts';
import type { SocialStore } from '../social.store.ts';

/** `refused`: the server says why it is not shown. `failed`: it did not come; `words` say more than that where they can. */
export type PostView =
  | { status: 'loading' }
  | { status: 'ready'; post: PostModel; comments: CommentsStore }
  | { status: 'refused'; isGone: boolean; words: Words }
  | { status: 'failed'; words: Words | undefined };

/** One post on its own page, with its place in the list that it was opened from. */
export class PostViewStore {
  readonly id: string;
  view: PostView = { status: 'loading' };
  readonly #social: SocialStore;
  readonly #onceBack = new OnceBack();

  constructor(id: string, social: SocialStore) {
    this.id = id;
    this.#social = social;
    makeAutoObservable(this, { id: false }, { deep: false });
    const known = social.posts.get(id);
    // One that is gone may be there again: the server says.
    if (known && !known.isGone) this.#show(known);
  }

  /** It came with the HTML, where everybody sees the same: no list was read yet that would have brought it. */
  get isFromHtml(): boolean {
    return this.view.status === 'ready' && this.#social.reading === undefined;
  }

  /** Known as a guest sees it, and now somebody is signed in: what a guest was refused may come, and marks are theirs. */
  async renew(): Promise<void> {
    const { status } = this.view;
    await this.load();
    if (status !== 'ready') return;
    try {
      await this.#social.posts.fetch(this.id, { background: true });
    } catch (error) {
      // What does not come is what it was; what is not for them goes, and `load` says why.
      if (!isHidden(error)) return;
      runInAction(() => {
        this.view = { status: 'loading' };
      });
      await this.load();
    }
  }

  async load(): Promise<void> {
    if (this.view.status === 'ready') return this.view.comments.retry();
    this.view = { status: 'loading' };
    const waits = this.#onceBack.begin(() => void this.load());
    try {
      this.#show(await this.#social.posts.fetch(this.id, { claims: HIDDEN }));
    } catch (error) {
      runInAction(() => {
        this.view = failed(error);
      });
      waits(error);
    }
  }

  /** It was deleted, hidden, or is not for who reads any more. */
  get isGone(): boolean {
    return this.view.status === 'ready' && this.view.post.isGone;
  }

  /** There is nothing else to see here. */
  leave(): void {
    this.view = { status: 'refused', isGone: true, words: { id: 'post.gone.text' } };
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#onceBack.stop();
    if (this.view.status === 'ready') this.view.comments.stop();
  }

  get previous(): string | undefined {
    return this.beside(-1);
  }

  get next(): string | undefined {
    return this.beside(1);
  }

  /** Near the end of the list the next page is asked for. */
  readAhead(): void {
    const list = this.#social.reading?.list ?? [];
    const at = list.findIndex(({ id }) => id === this.id);
    if (at >= 0 && at > list.length - 4) this.#social.reading?.more();
  }

  /** The id of the post next to one of the list, or to this one. */
  beside(step: 1 | -1, from = this.id): string | undefined {
    const list = this.#social.reading?.list ?? [];
    const at = list.findIndex(({ id }) => id === from);
    const beside = step === 1 ? list.slice(at + 1) : list.slice(0, at).reverse();
    return at < 0 ? undefined : beside.find(({ isGone }) => !isGone)?.id;
  }

  #show(post: PostModel): void {
    post.isGone = false;
    this.view = { status: 'ready', post, comments: new CommentsStore(post, this.#social) };
  }
}

const GONE = ['api.post_not_exist', 'api.author_deleted', 'api.not_found', 'api.validation'] as const;
/** Why a post is not shown: the page says it where the post would stand. */
const HIDDEN = [
  ...GONE,
  'api.post_auditing',
  'api.post_audit_rejected',
  'api.view_permission_denied',
] as const;

const isHidden = (error: unknown): boolean =>
  error instanceof ApiFailure && HIDDEN.some((code) => code === error.code);

const failed = (error: unknown): PostView => {
  const words = passedWordsOf(error);
  const code = error instanceof ApiFailure ? error.code : NO_CONNECTION;
  return words && code !== NO_CONNECTION
    ? { status: 'refused', isGone: GONE.some((gone) => gone === code), words }
    : { status: 'failed', words: failureWordsOf(error) };
};
