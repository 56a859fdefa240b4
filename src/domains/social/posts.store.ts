import type { Post } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import { ApiFailure, NO_CONNECTION } from '../../lib/http/failure.ts';
import type { MessageId } from '../../lib/intl/ids.ts';
import type { ToastStore } from '../../lib/toasts/toasts.store.ts';
import type { FollowsStore } from './follows.store.ts';
import { PostModel } from './post.model.ts';
import type { SocialApi } from './social.api.ts';

/** Every post that this screen has heard of, once. */
export class PostsStore {
  readonly #posts = new Map<string, PostModel>();
  readonly #api: SocialApi;
  readonly #follows: FollowsStore;
  readonly #toasts: ToastStore;

  constructor(api: SocialApi, follows: FollowsStore, toasts: ToastStore) {
    this.#api = api;
    this.#follows = follows;
    this.#toasts = toasts;
    makeAutoObservable(this);
  }

  /** Takes news of a post in, asked for at `askedAt`; the model stays the same object. */
  learn(post: Post, askedAt = performance.now()): PostModel {
    this.#follows.learn(post.author, askedAt);
    const known = this.#posts.get(post.id);
    if (known) {
      if (!known.changedSince(askedAt)) known.accept(post);
      return known;
    }
    const model = new PostModel(post);
    this.#posts.set(post.id, model);
    return model;
  }

  peek(id: string): PostModel | undefined {
    return this.#posts.get(id);
  }

  /** @throws ApiFailure when it may not be seen or is gone. */
  async fetch(id: string): Promise<PostModel> {
    const askedAt = performance.now();
    return this.learn(await this.#api.post(id), askedAt);
  }

  toggleLike(post: PostModel): Promise<void> {
    return this.#undoWithWords('social.like_failed', () =>
      post.like.flip(async (isOn) => post.accept(await this.#api.like(post.id, isOn))),
    );
  }

  toggleCollect(post: PostModel): Promise<void> {
    return this.#undoWithWords('social.collect_failed', () =>
      post.collect.flip(async (isOn) => post.accept(await this.#api.collect(post.id, isOn))),
    );
  }

  /** Forgets everything: marks belong to the account that has left. */
  clear(): void {
    this.#posts.clear();
  }

  async #undoWithWords(words: MessageId, flip: () => Promise<void>): Promise<void> {
    try {
      await flip();
    } catch (error) {
      const isOffline = error instanceof ApiFailure && error.code === NO_CONNECTION;
      this.#toasts.show({ id: isOffline ? 'error.no_connection' : words }, 'error');
    }
  }
}
