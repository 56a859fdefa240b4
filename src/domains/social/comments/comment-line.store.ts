import { type Comment, type ErrorCode, LIMITS, parseComment } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { newCid } from '../../../lib/ids.ts';
import { addressed, countCalled } from '../../../lib/mentions/mention.model.ts';
import type { MentionNames } from '../../../lib/mentions/mention-names.ts';
import { linkRule } from '../../../lib/text/link-rule.ts';
import type { PostModel } from '../post.model.ts';
import type { CommentModel } from './comment.model.ts';

export type CommentFault = 'link' | 'length' | 'mentions';

/** `author`: they take no comments from who reads. */
export type CommentBar = 'post' | 'author';

const CLOSED: ErrorCode = 'api.comment_not_allowed';

/** The line on which a comment, or a reply, is written. */
export class CommentLine {
  readonly submission = new Submission();
  readonly names: MentionNames;
  draft = '';
  /** What the draft replies to. */
  target: CommentModel | undefined;
  isRefused = false;
  readonly #names = new Map<string, string>();
  readonly #post: PostModel;
  readonly #http: HttpCalls;
  /** Kept until the comment is there: sent again, it is still one comment. */
  #cid = newCid();
  #asked: Promise<void> | undefined;

  constructor(post: PostModel, http: HttpCalls) {
    this.#post = post;
    this.#http = http;
    this.names = {
      idOf: (name) => this.#names.get(name),
      add: (name, id) => void this.#names.set(name, id),
    };
    makeAutoObservable(this, { submission: false, names: false });
  }

  /** Why nothing can be written here. */
  get bar(): CommentBar | undefined {
    if (!this.#post.permissions.allow_comment) return 'post';
    return this.isRefused ? 'author' : undefined;
  }

  /** What is wrong with the draft; nothing while it is empty. */
  get fault(): CommentFault | undefined {
    if (this.draft.trim() === '') return undefined;
    if (linkRule.finds(this.draft)) return 'link';
    if (parseComment(this.draft) === undefined) return 'length';
    return countCalled(this.draft, this.names.idOf) > LIMITS.mentions ? 'mentions' : undefined;
  }

  setDraft(draft: string): void {
    void linkRule.load();
    this.draft = draft;
  }

  replyTo(target: CommentModel | undefined): void {
    this.target = target;
  }

  /** Somebody is about to write: asks once whether the author lets them. What does not come is asked by sending. */
  askAuthor(): Promise<void> {
    this.#asked ??= this.#http
      .call('GET /social/api/authors/:id/permissions/comment', {
        params: { id: this.#post.author.id },
        background: true,
      })
      .then(
        ({ allow_comment }) => this.#refuse(!allow_comment),
        () => undefined,
      );
    return this.#asked;
  }

  /** Sends the draft; returns the comment when it is there. A refusal is announced, the draft stays. */
  async send(): Promise<Comment | undefined> {
    const text = parseComment(this.draft);
    if (text === undefined || this.fault) return undefined;
    const { draft, target } = this;
    const body = { ...addressed(text, this.names.idOf), cid: this.#cid };
    const sent = await this.submission.send(() =>
      target
        ? this.#http.call('POST /social/api/comment/:cid', { params: { cid: target.id }, body })
        : this.#http.call('POST /social/api/posts/:id/comment', { params: { id: this.#post.id }, body }),
    );
    if (this.submission.refusal === CLOSED) this.#refuse(true);
    if (!sent) return undefined;
    this.#begin(draft, target);
    return sent.result;
  }

  #refuse(isRefused: boolean): void {
    runInAction(() => {
      this.isRefused = isRefused;
    });
  }

  /** What was written while the comment was on its way stays. */
  #begin(sent: string, target: CommentModel | undefined): void {
    runInAction(() => {
      this.draft = this.draft.startsWith(sent) ? this.draft.slice(sent.length).trimStart() : this.draft;
      if (this.target === target) this.target = undefined;
      this.#cid = newCid();
      if (this.draft === '') this.#names.clear();
    });
  }
}
