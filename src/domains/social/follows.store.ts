import { type Author, FollowRelation } from '@livery/contract';
import { makeAutoObservable, observable } from 'mobx';
import type { HttpCalls } from '../../lib/http/call.ts';
import { ApiFailure } from '../../lib/http/failure.ts';
import { OptimisticToggle } from '../../lib/optimistic.ts';
import type { ToastStore } from '../../lib/toasts/toasts.store.ts';
import type { Viewer } from './social.api.ts';

/** Whom I follow, as far as it is known here: one state an author, wherever they appear. */
export class FollowsStore {
  readonly #states = observable.map<string, OptimisticToggle>({}, { deep: false });
  readonly #http: HttpCalls;
  readonly #viewer: Viewer;
  readonly #toasts: ToastStore;
  readonly #onFollow = new Set<() => void>();

  constructor(http: HttpCalls, viewer: Viewer, toasts: ToastStore) {
    this.#http = http;
    this.#viewer = viewer;
    this.#toasts = toasts;
    makeAutoObservable(this);
  }

  /** `askedAt`: when the response that says so was requested. */
  upsert(author: Author, askedAt: number): void {
    if (author.is_followed === FollowRelation.SELF) return;
    const isFollowed = author.is_followed === FollowRelation.FOLLOWING;
    const known = this.#states.get(author.id);
    if (known) {
      if (!known.changedSince(askedAt)) known.accept(isFollowed);
    } else this.#states.set(author.id, new OptimisticToggle(isFollowed));
  }

  isFollowing(authorId: string): boolean {
    return this.#states.get(authorId)?.isOn ?? false;
  }

  /**
   * Oneself cannot be followed. A post that came with the HTML is as a guest sees it: whether it is one's own is known
   * once it is known who one is.
   */
  canFollow(author: Author): boolean {
    const { isSignedIn, me } = this.#viewer;
    if (isSignedIn && !me) return false;
    return author.is_followed !== FollowRelation.SELF && author.id !== me?.id;
  }

  /** Calls `listener` when somebody is followed from here; returns how to stop. */
  onFollow(listener: () => void): () => void {
    this.#onFollow.add(listener);
    return () => this.#onFollow.delete(listener);
  }

  async toggle(authorId: string): Promise<void> {
    const state = this.#states.get(authorId);
    if (!state) return;
    const isWanted = !state.isOn;
    try {
      await state.flip(async (isOn) => {
        await this.#http.call(
          isOn ? 'PUT /social/api/authors/:id/follow' : 'PUT /social/api/authors/:id/unfollow',
          { params: { id: authorId }, claims: 'all' },
        );
      });
      if (isWanted) for (const listener of this.#onFollow) listener();
    } catch (error) {
      this.#explain(error, isWanted);
    }
  }

  /** The server's message or ours (product.md section 8, "Screen-level errors"); maintenance has a page of its own. */
  #explain(error: unknown, isWanted: boolean): void {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.maintenance) return;
    const failed = isWanted ? 'error.follow_failed' : 'error.unfollow_failed';
    this.#toasts.show(error.message ? { plain: error.message } : { id: failed }, 'error');
  }

  clear(): void {
    this.#states.clear();
  }
}
