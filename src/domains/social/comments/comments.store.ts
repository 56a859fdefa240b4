import type { Author, Comment } from '@livery/contract';
import { makeAutoObservable, observable, runInAction, when } from 'mobx';
import type { Deletions } from '../../../lib/deletions.ts';
import { passedWordsOf } from '../../../lib/errors/passed.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { Page } from '../../../lib/http/page.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import type { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import { hiddenPeople } from '../hidden-people.ts';
import type { PostModel } from '../post.model.ts';
import type { Viewer } from '../social.api.ts';
import { CommentModel } from './comment.model.ts';
import { commentDeletions } from './comment-deletions.ts';
import { CommentLine } from './comment-line.store.ts';
import { CommentThread } from './comment-thread.ts';
import { type CommentsApi, commentsApi } from './comments.api.ts';

export interface CommentsCollaborators {
  http: HttpCalls;
  viewer: Viewer;
  toasts: Pick<ToastStore, 'show' | 'dismiss'>;
}

/** A page of comments read with `ask`, as models. */
const modelsOf = ({ list, next_id }: Page<Comment>): Page<CommentModel> => ({
  list: list.map((comment) => new CommentModel(comment)),
  next_id,
});

/** The comments of one post, and the one being written. */
export class CommentsStore {
  readonly post: PostModel;
  readonly pages: PagedList<CommentModel>;
  readonly line: CommentLine;
  /** The one that a link led to. */
  marked: string | undefined;
  readonly deleted = observable.set<string>();
  readonly #http: HttpCalls;
  readonly #api: CommentsApi;
  readonly #threads = new Map<string, CommentThread>();
  readonly #toasts: CommentsCollaborators['toasts'];
  #deletions: Deletions<CommentModel> | undefined;

  constructor(post: PostModel, { http, viewer, toasts }: CommentsCollaborators) {
    this.post = post;
    this.#http = http;
    this.#api = commentsApi(http, viewer);
    this.#toasts = toasts;
    this.line = new CommentLine(post, http);
    this.pages = new PagedList({
      keyOf: ({ id }) => id,
      page: async (next, signal) => modelsOf(await this.#api.comments(post.id, next, { signal })),
    });
    makeAutoObservable(this, { post: false, pages: false, line: false, deleted: false, thread: false });
  }

  /** Those that are shown. */
  get list(): readonly CommentModel[] {
    return this.shown(this.pages.list);
  }

  /** Without those that are being deleted, and those of people who were blocked. */
  shown(list: readonly CommentModel[]): readonly CommentModel[] {
    return list.filter(({ id, author }) => !this.deleted.has(id) && !hiddenPeople.has(author.id));
  }

  /** Who can be called by name: whoever is replied to, the post's author, then those who said something here. */
  get talking(): readonly Author[] {
    const said = this.pages.list.flatMap((comment) => [comment, ...this.thread(comment.id).list]);
    const { target } = this.line;
    return [...(target ? [target.author] : []), this.post.author, ...said.map(({ author }) => author)];
  }

  thread(commentId: string): CommentThread {
    const known = this.#threads.get(commentId);
    if (known) return known;
    const thread = new CommentThread(async (next, signal) =>
      modelsOf(await this.#api.replies(commentId, next, { signal })),
    );
    this.#threads.set(commentId, thread);
    return thread;
  }

  /** Asks once more for whatever was refused: somebody logged in. */
  retry(): void {
    this.pages.retry();
    for (const { pages } of this.#threads.values()) pages.retry();
  }

  /** Shows one comment in its place, and marks it; says so when it is there no more. */
  async find(id: string): Promise<void> {
    if (this.marked === id) return;
    this.marked = id;
    try {
      const { comment, parent } = await this.#api.comment(id, { claims: 'all' });
      await when(() => this.pages.status !== 'idle' && this.pages.status !== 'loading');
      runInAction(() => this.#place(comment, parent));
    } catch (error) {
      const words = passedWordsOf(error);
      if (words) this.#toasts.show({ id: 'comments.gone' }, 'error');
    }
  }

  /** Sends the draft; true when it is there. */
  async send(): Promise<boolean> {
    const sent = await this.line.send();
    const { problem } = this.line.submission;
    if (problem) this.#toasts.show(problem, 'error');
    if (!sent) return false;
    runInAction(() => this.#add(new CommentModel(sent)));
    return true;
  }

  toggleLike(comment: CommentModel): Promise<void> {
    const params = { cid: comment.id };
    return this.#try(() =>
      comment.like.flip(async (isOn) => {
        const call = isOn ? 'PUT /social/api/comment/:cid/like' : 'PUT /social/api/comment/:cid/unlike';
        comment.accept(await this.#http.call(call, { params }));
      }),
    );
  }

  /** Puts a comment on top of one's post, or takes it down. */
  togglePin(comment: CommentModel): Promise<void> {
    const isPinned = !comment.isPinned;
    const call = isPinned ? 'PUT /social/api/comment/:cid/pin' : 'PUT /social/api/comment/:cid/unpin';
    return this.#try(async () => {
      await this.#http.call(call, { params: { cid: comment.id } });
      runInAction(() => {
        for (const other of this.pages.list) other.isPinned = false;
        comment.isPinned = isPinned;
        if (isPinned) this.pages.insert(comment);
      });
      this.#toasts.show({ id: isPinned ? 'comments.pinned' : 'comments.unpinned' }, 'success');
    });
  }

  /** Gone at once from the screen, and from the post when the time to undo is over. */
  delete(comment: CommentModel): void {
    this.#deletions ??= commentDeletions({
      http: this.#http,
      toasts: this.#toasts,
      setDeleted: (one, isDeleted) => this.#setDeleted(one, isDeleted),
      onFailure: (error) => this.#explain(error),
    });
    this.#deletions.take([comment]);
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#deletions?.stop();
    this.#deletions = undefined;
  }

  #setDeleted(comment: CommentModel, isDeleted: boolean): void {
    runInAction(() => {
      if (isDeleted) this.deleted.add(comment.id);
      else this.deleted.delete(comment.id);
      const sign = isDeleted ? -1 : 1;
      this.post.addComments(sign * (1 + comment.replyCount));
      const parent = this.#parentOf(comment);
      if (parent) parent.replyCount += sign;
    });
  }

  #parentOf({ parentId }: CommentModel): CommentModel | undefined {
    return this.pages.list.find(({ id }) => id === parentId);
  }

  #add(comment: CommentModel): void {
    this.post.addComments(1);
    const { parentId } = comment;
    if (parentId === null) this.pages.insert(comment);
    else {
      const parent = this.#parentOf(comment);
      if (parent) parent.replyCount += 1;
      this.thread(parentId).add(comment);
    }
  }

  #place(comment: Comment, parent: Comment | null): void {
    const top = parent ?? comment;
    if (!this.pages.list.some(({ id }) => id === top.id)) this.pages.insert(new CommentModel(top));
    if (parent) this.thread(parent.id).add(new CommentModel(comment));
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#explain(error);
    }
  }

  /** Failures that are passed through are said here; the others have been announced. */
  #explain(error: unknown): void {
    const words = passedWordsOf(error);
    if (words) this.#toasts.show(words, 'error');
  }
}
