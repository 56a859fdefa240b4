import { type Author, FollowRelation } from '@livery/contract';
import { makeAutoObservable, observable } from 'mobx';
import type { HttpCalls } from '../../lib/http/call.ts';
import { ApiFailure } from '../../lib/http/failure.ts';
import { OptimisticToggle } from '../../lib/optimistic.ts';
import type { ToastStore } from '../../lib/toasts/toasts.store.ts';

/** Whom I follow, as far as this screen has heard: one state an author, wherever they appear. */
export class FollowsStore {
  readonly #states = observable.map<string, OptimisticToggle>({}, { deep: false });
  readonly #http: HttpCalls;
  readonly #toasts: ToastStore;

  constructor(http: HttpCalls, toasts: ToastStore) {
    this.#http = http;
    this.#toasts = toasts;
    makeAutoObservable(this);
  }

  upsert(author: Author, askedAt = performance.now()): void {
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

  /** Nobody follows themselves. */
  canFollow(author: Author): boolean {
    return author.is_followed !== FollowRelation.SELF;
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
