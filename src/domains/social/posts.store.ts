import type { Post } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import { passedWordsOf } from '../../lib/errors/passed.ts';
import type { CallOptions, HttpCalls } from '../../lib/http/call.ts';
import { ApiFailure } from '../../lib/http/failure.ts';
import type { OptimisticToggle } from '../../lib/optimistic.ts';
import type { ToastStore } from '../../lib/toasts/toasts.store.ts';
import type { FollowsStore } from './follows.store.ts';
import { PostModel } from './post.model.ts';
import type { SocialApi } from './social.api.ts';

type MarkCall = `PUT /social/api/posts/:id/${'like' | 'unlike' | 'collect' | 'uncollect'}`;

export interface PostsCollaborators {
  http: HttpCalls;
  api: Pick<SocialApi, 'post'>;
  follows: FollowsStore;
  toasts: ToastStore;
  /** The server says that a post is there no more, or not for who reads. */
  drop(post: PostModel): void;
}

const GONE = /^api\.(post_(not_exist|audit\w+)|author_deleted|view_permission_denied)$/;

/** Whether a failure says that a post is not shown to who reads, any more. */
export const isGone = (error: unknown): boolean => error instanceof ApiFailure && GONE.test(error.code);

/** Every known post, once. */
export class PostsStore {
  readonly #posts = new Map<string, PostModel>();
  readonly #http: HttpCalls;
  readonly #api: Pick<SocialApi, 'post'>;
  readonly #follows: FollowsStore;
  readonly #toasts: ToastStore;
  readonly #onGone: (post: PostModel) => void;

  constructor({ http, api, follows, toasts, drop }: PostsCollaborators) {
    this.#http = http;
    this.#api = api;
    this.#follows = follows;
    this.#toasts = toasts;
    this.#onGone = drop;
    makeAutoObservable(this);
  }

  /** Updates a post with a response that was requested at `askedAt`; the model stays the same object. */
  upsert(post: Post, askedAt = performance.now()): PostModel {
    this.#follows.upsert(post.author, askedAt);
    const known = this.#posts.get(post.id);
    if (known) {
      if (!known.changedSince(askedAt)) known.accept(post);
      known.revise(post);
      known.permissions = post.permissions;
      return known;
    }
    const model = new PostModel(post);
    this.#posts.set(post.id, model);
    return model;
  }

  get(id: string): PostModel | undefined {
    return this.#posts.get(id);
  }

  /** @throws ApiFailure when it may not be seen or is gone. */
  async fetch(id: string, options: Pick<CallOptions, 'claims' | 'background'> = {}): Promise<PostModel> {
    const askedAt = performance.now();
    return this.upsert(await this.#api.post(id, options), askedAt);
  }

  toggleLike(post: PostModel): Promise<void> {
    return this.#mark(post, post.like, (isOn) =>
      isOn ? 'PUT /social/api/posts/:id/like' : 'PUT /social/api/posts/:id/unlike',
    );
  }

  toggleCollect(post: PostModel): Promise<void> {
    return this.#mark(post, post.collect, (isOn) =>
      isOn ? 'PUT /social/api/posts/:id/collect' : 'PUT /social/api/posts/:id/uncollect',
    );
  }

  /** Forgets everything: marks belong to the account that has left. */
  clear(): void {
    this.#posts.clear();
  }

  /** What the server refuses is undone; the failure is announced by the catalogue, or passed through. */
  async #mark(post: PostModel, mark: OptimisticToggle, callOf: (isOn: boolean) => MarkCall): Promise<void> {
    try {
      await mark.flip(async (isOn) =>
        post.accept(await this.#http.call(callOf(isOn), { params: { id: post.id } })),
      );
    } catch (error) {
      if (isGone(error)) this.#onGone(post);
      const words = passedWordsOf(error);
      if (words) this.#toasts.show(words, 'error');
    }
  }
}
