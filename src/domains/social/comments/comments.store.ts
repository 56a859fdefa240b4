import { type Comment, parseComment } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { newCid } from '../../../lib/ids.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import { linkRule } from '../../../lib/text/link-rule.ts';
import type { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import type { PostModel } from '../post.model.ts';
import type { SocialApi } from '../social.api.ts';

export type CommentFault = 'link' | 'length';

export interface CommentsCollaborators {
  http: HttpCalls;
  api: Pick<SocialApi, 'comments' | 'replies'>;
  toasts: Pick<ToastStore, 'show'>;
}

/** The comments of one post, and the one being written. */
export class CommentsStore {
  readonly post: PostModel;
  readonly pages: PagedList<Comment>;
  readonly submission = new Submission();
  draft = '';
  readonly #http: HttpCalls;
  readonly #api: Pick<SocialApi, 'comments' | 'replies'>;
  readonly #replies = new Map<string, PagedList<Comment>>();
  readonly #toasts: Pick<ToastStore, 'show'>;
  /** Kept until the comment is there: sent again, it is still one comment. */
  #cid = newCid();

  constructor(post: PostModel, { http, api, toasts }: CommentsCollaborators) {
    this.post = post;
    this.pages = new PagedList({
      keyOf: ({ id }) => id,
      page: (next, signal) => api.comments(post.id, next, { signal }),
    });
    this.#http = http;
    this.#api = api;
    this.#toasts = toasts;
    makeAutoObservable(this, { post: false, pages: false, submission: false, repliesTo: false });
  }

  /** What is wrong with the draft; nothing while it is empty. */
  get fault(): CommentFault | undefined {
    if (this.draft.trim() === '') return undefined;
    if (linkRule.finds(this.draft)) return 'link';
    return parseComment(this.draft) === undefined ? 'length' : undefined;
  }

  /** The replies to a comment, read when somebody opens them. */
  repliesTo(commentId: string): PagedList<Comment> {
    const known = this.#replies.get(commentId);
    if (known) return known;
    const replies = new PagedList<Comment>({
      keyOf: ({ id }) => id,
      page: (next, signal) => this.#api.replies(commentId, next, { signal }),
    });
    this.#replies.set(commentId, replies);
    return replies;
  }

  /** Asks once more for whatever was refused: somebody logged in. */
  retry(): void {
    this.pages.retry();
    for (const replies of this.#replies.values()) replies.retry();
  }

  setDraft(draft: string): void {
    void linkRule.load();
    this.draft = draft;
  }

  /** Sends the draft; true when it is there. A refusal is announced, the draft stays. */
  async send(): Promise<boolean> {
    const text = parseComment(this.draft);
    if (text === undefined || this.fault) return false;
    const sent = await this.submission.send(() =>
      this.#http.call('POST /social/api/posts/:id/comment', {
        params: { id: this.post.id },
        body: { text, cid: this.#cid },
      }),
    );
    const { problem } = this.submission;
    if (problem) this.#toasts.show(problem, 'error');
    if (!sent) return false;
    runInAction(() => {
      this.draft = '';
      this.#cid = newCid();
    });
    this.pages.insert(sent.result);
    this.post.addComments(1);
    return true;
  }
}
