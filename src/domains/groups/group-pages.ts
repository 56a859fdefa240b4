import type { Group } from '@livery/contract';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { CallOptions, HttpCalls } from '../../lib/http/call.ts';
import type { Page } from '../../lib/http/page.ts';
import { OnceBack } from '../../lib/once-back.ts';

export type GroupsStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** A page that has come. */
export interface GroupPage extends Page<Group> {
  /** What `now` was when it was requested. */
  requestedAt: number;
  isFirst: boolean;
}

interface GroupPagesParts {
  http: HttpCalls;
  now: () => number;
  onPage: (page: GroupPage) => void;
}

/** The list of conversations as it is read: its first page, again and again, and those below it. */
export class GroupPages {
  status: GroupsStatus = 'idle';
  /** The page after the last one; what failed is only asked for again by a tap. */
  more: 'idle' | 'loading' | 'failed' = 'idle';
  /** Why the first page did not come, while `failed`. */
  error: unknown;
  readonly #parts: GroupPagesParts;
  readonly #next = observable.box<string | null>(null);
  #hasFirstPage = false;
  #readingMore: Promise<void> | undefined;
  readonly #onceBack = new OnceBack();

  constructor(parts: GroupPagesParts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  get hasMore(): boolean {
    return this.#next.get() !== null;
  }

  /** There is something to show before anything was read. */
  begin(): void {
    this.status = 'ready';
  }

  async load(options: Pick<CallOptions, 'background'>): Promise<void> {
    if (this.status !== 'ready') this.status = 'loading';
    const requestedAt = this.#parts.now();
    const failed = this.#onceBack.begin(() => this.#hasFirstPage || void this.load(options));
    try {
      const page = await this.#parts.http.call('GET /api/v1/users/groups', options);
      runInAction(() => {
        // A refresh of the top keeps the pages below it.
        if (!this.#hasFirstPage) this.#next.set(page.next_id);
        this.#hasFirstPage = true;
        this.status = 'ready';
        this.#parts.onPage({ ...page, requestedAt, isFirst: true });
      });
    } catch (error) {
      runInAction(() => {
        if (this.status !== 'loading') return;
        this.status = 'failed';
        this.error = error;
      });
      failed(error);
    }
  }

  /** Who asks at the same time shares it. Never rejects: a failure is announced. */
  loadMore(): Promise<void> {
    this.#readingMore ??= this.#loadMore().finally(() => {
      this.#readingMore = undefined;
    });
    return this.#readingMore;
  }

  /** Who read here has left. */
  stop(): void {
    this.#onceBack.stop();
  }

  async #loadMore(): Promise<void> {
    const next = this.#next.get();
    if (next === null) return;
    this.more = 'loading';
    const requestedAt = this.#parts.now();
    try {
      const page = await this.#parts.http.call('GET /api/v1/users/groups', { query: { next_id: next } });
      runInAction(() => {
        this.#next.set(page.next_id);
        this.more = 'idle';
        this.#parts.onPage({ ...page, requestedAt, isFirst: false });
      });
    } catch {
      runInAction(() => {
        this.more = 'failed';
      });
    }
  }
}
