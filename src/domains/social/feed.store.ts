import { LIMITS, type Post } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Page } from '../../lib/http/page.ts';
import type { PostModel } from './post.model.ts';
import type { PostsStore } from './posts.store.ts';
import type { FeedName, SocialApi } from './social.api.ts';

/** `idle`: not asked for yet. `failed` keeps what is there; `retry` goes on from it. */
export type FeedStatus = 'idle' | 'loading' | 'ready' | 'failed' | 'end';

/** One list of posts, page after page, no post twice. */
export class FeedStore {
  readonly name: FeedName;
  status: FeedStatus = 'idle';
  list: PostModel[] = [];
  readonly #api: Pick<SocialApi, 'feed'>;
  readonly #posts: PostsStore;
  readonly #ids = new Set<string>();
  #next: string | undefined;
  #askedAt = Number.NEGATIVE_INFINITY;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #round = 0;

  constructor(name: FeedName, api: Pick<SocialApi, 'feed'>, posts: PostsStore) {
    this.name = name;
    this.#api = api;
    this.#posts = posts;
    makeAutoObservable(this, { name: false }, { deep: false });
  }

  get isEmpty(): boolean {
    return this.status === 'end' && this.list.length === 0;
  }

  /** A page that came with the HTML. */
  seed(page: Page<Post>): void {
    this.#take(page);
  }

  /** The first page, once it has come; whoever comes back to a list that failed asks for it anew. */
  open(): void {
    if (this.list.length === 0) this.more();
  }

  /** The next page; asked more often than every 500 ms, the asks become one. */
  more(): void {
    if (this.status === 'loading' || this.status === 'end' || this.#waiting !== undefined) return;
    const pause = this.#askedAt + LIMITS.feedDebounce - Date.now();
    if (pause <= 0) void this.#fetch();
    else this.#waiting = setTimeout(() => void this.#fetch(), pause);
  }

  /** From the top again: pulled down, or somebody else is at the screen. */
  reload(): void {
    this.clear();
    this.more();
  }

  /** Asks for the first page again, for the marks of posts that are already here. */
  async learnMarks(): Promise<void> {
    const askedAt = performance.now();
    const page = await this.#api.feed(this.name, undefined).catch(() => undefined);
    for (const post of page?.list ?? []) if (this.#ids.has(post.id)) this.#posts.learn(post, askedAt);
  }

  clear(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.#round += 1;
    this.#next = undefined;
    this.#askedAt = Number.NEGATIVE_INFINITY;
    this.#ids.clear();
    this.list = [];
    this.status = 'idle';
  }

  async #fetch(): Promise<void> {
    this.#waiting = undefined;
    this.#askedAt = Date.now();
    const round = this.#round;
    const asked = performance.now();
    runInAction(() => {
      this.status = 'loading';
    });
    try {
      const page = await this.#api.feed(this.name, this.#next);
      if (round === this.#round) this.#take(page, asked);
    } catch {
      if (round !== this.#round) return;
      runInAction(() => {
        this.status = 'failed';
      });
    }
  }

  #take(page: Page<Post>, askedAt = performance.now()): void {
    const fresh = page.list.filter((post) => !this.#ids.has(post.id));
    for (const post of fresh) this.#ids.add(post.id);
    this.#next = page.next_id ?? undefined;
    runInAction(() => {
      this.list = [...this.list, ...fresh.map((post) => this.#posts.learn(post, askedAt))];
      this.status = page.next_id === null ? 'end' : 'ready';
    });
  }
}
