import { type Comment, hasLink, parseComment } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { passedWordsOf } from '../../lib/errors/passed.ts';
import { newCid } from '../../lib/ids.ts';
import type { ToastStore } from '../../lib/toasts/toasts.store.ts';
import type { PostModel } from './post.model.ts';
import type { SocialApi } from './social.api.ts';

export type CommentsStatus = 'idle' | 'loading' | 'ready' | 'failed' | 'end';
export type CommentFault = 'link' | 'length';

/** The comments of one post, and the one being written. */
export class CommentsStore {
  readonly post: PostModel;
  status: CommentsStatus = 'idle';
  list: Comment[] = [];
  draft = '';
  isSending = false;
  readonly #api: Pick<SocialApi, 'comments' | 'comment'>;
  readonly #toasts: Pick<ToastStore, 'show'>;
  #next: string | undefined;
  /** Kept until the comment is there: sent again, it is still one comment. */
  #cid = newCid();

  constructor(
    post: PostModel,
    api: Pick<SocialApi, 'comments' | 'comment'>,
    toasts: Pick<ToastStore, 'show'>,
  ) {
    this.post = post;
    this.#api = api;
    this.#toasts = toasts;
    makeAutoObservable(this, { post: false }, { deep: false });
  }

  /** What is wrong with the draft; nothing while it is empty. */
  get fault(): CommentFault | undefined {
    if (this.draft.trim() === '') return undefined;
    if (hasLink(this.draft)) return 'link';
    return parseComment(this.draft) === undefined ? 'length' : undefined;
  }

  write(draft: string): void {
    this.draft = draft;
  }

  open(): void {
    if (this.status === 'idle') void this.more();
  }

  async more(): Promise<void> {
    if (this.status === 'loading' || this.status === 'end') return;
    this.status = 'loading';
    try {
      const page = await this.#api.comments(this.post.id, this.#next);
      const known = new Set(this.list.map(({ id }) => id));
      runInAction(() => {
        this.#next = page.next_id ?? undefined;
        this.list = [...this.list, ...page.list.filter(({ id }) => !known.has(id))];
        this.status = page.next_id === null ? 'end' : 'ready';
      });
    } catch {
      runInAction(() => {
        this.status = 'failed';
      });
    }
  }

  /** Sends the draft; true when it is there. A refusal is announced, the words stay. */
  async send(): Promise<boolean> {
    const text = parseComment(this.draft);
    if (text === undefined || this.fault || this.isSending) return false;
    this.isSending = true;
    try {
      const comment = await this.#api.comment(this.post.id, text, this.#cid);
      runInAction(() => {
        this.list = [comment, ...this.list.filter(({ id }) => id !== comment.id)];
        this.draft = '';
        this.#cid = newCid();
      });
      this.post.addComments(1);
      return true;
    } catch (error) {
      const words = passedWordsOf(error);
      if (words) this.#toasts.show(words, 'error');
      return false;
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }
}
