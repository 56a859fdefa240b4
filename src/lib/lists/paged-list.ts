import { action, computed, makeObservable, observableRef, runInAction } from 'mobx';
import { connection } from '../connection.ts';
import { isConnectionLost } from '../http/failure.ts';
import type { Page } from '../http/page.ts';

/** `idle`: not asked for yet. `failed` keeps what is there. `end`: there are no more pages. */
export type PagedListState =
  | { status: 'idle' | 'loading' | 'ready' | 'end' }
  | { status: 'failed'; error: unknown };

export interface PagedListOptions<Item, Key> {
  /** Returns the page at a cursor, the first one without. `signal` aborts when the list no longer wants it. */
  page(next: string | undefined, signal: AbortSignal): Promise<Page<Item>>;
  keyOf(item: Item): Key;
  /** Milliseconds: requests closer together become one. */
  debounce?: number;
}

/**
 * A list that comes page after page, no item twice. What is inserted, replaced or removed while a page is under way counts
 * more than that page, which was read before.
 */
export class PagedList<Item, Key = string> {
  state: PagedListState = { status: 'idle' };
  list: readonly Item[] = [];
  readonly #options: PagedListOptions<Item, Key>;
  #next: string | undefined;
  #isRefresh = false;
  #askedAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;
  /** Since the page under way was asked for; undefined: removed. */
  readonly #changed = new Map<Key, Item | undefined>();
  readonly #inserted = new Set<Key>();

  constructor(options: PagedListOptions<Item, Key>) {
    this.#options = options;
    makeObservable(this, {
      state: observableRef,
      list: observableRef,
      status: computed,
      isEmpty: computed,
      seed: action,
      open: action,
      more: action,
      retry: action,
      refresh: action,
      reload: action,
      insert: action,
      replace: action,
      remove: action,
      clear: action,
    });
  }

  get status(): PagedListState['status'] {
    return this.state.status;
  }

  /** Everything came, and it is nothing. */
  get isEmpty(): boolean {
    return this.status === 'end' && this.list.length === 0;
  }

  /** Takes a first page that came another way. */
  seed(page: Page<Item>): void {
    this.clear();
    this.#take(page);
  }

  /** Asks for the first page, once; again after it failed. */
  open(): void {
    if (this.status === 'idle') this.#ask(false);
    else if (this.list.length === 0) this.retry();
  }

  /** Asks for the next page. */
  more(): void {
    if (this.status === 'ready') this.#ask(false);
  }

  /** Asks once more for what failed. */
  retry(): void {
    if (this.status === 'failed') this.#ask(this.#isRefresh);
  }

  /** Asks for the first page again; what is there stays until it has come, then it alone counts. */
  refresh(): void {
    this.#ask(true);
  }

  /** Forgets everything and starts from the top: somebody else reads. */
  reload(): void {
    this.clear();
    this.open();
  }

  /** Puts an item at the head, or at another place; one with its key moves there. */
  insert(item: Item, at = 0): void {
    const key = this.#options.keyOf(item);
    this.#changed.set(key, item);
    this.#inserted.add(key);
    this.list = this.#without(key).toSpliced(at, 0, item);
  }

  /** Puts an item in the place of the one with its key, if that is here. */
  replace(item: Item): void {
    const { keyOf } = this.#options;
    const key = keyOf(item);
    this.#changed.set(key, item);
    this.list = this.list.map((other) => (keyOf(other) === key ? item : other));
  }

  remove(key: Key): void {
    this.#changed.set(key, undefined);
    this.list = this.#without(key);
    this.#fill();
  }

  /** As new. A page that is under way is dropped. */
  clear(): void {
    this.#asking?.abort();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#askedAt = Number.NEGATIVE_INFINITY;
    this.#next = undefined;
    this.#isRefresh = false;
    this.#forgetChanges();
    this.list = [];
    this.state = { status: 'idle' };
  }

  #without(key: Key): readonly Item[] {
    return this.list.filter((item) => this.#options.keyOf(item) !== key);
  }

  /** Where nothing is left to scroll, nobody would ask for the next page. */
  #fill(): void {
    if (this.list.length === 0) this.more();
  }

  #forgetChanges(): void {
    this.#changed.clear();
    this.#inserted.clear();
  }

  #ask(isRefresh: boolean): void {
    this.#asking?.abort();
    this.#isRefresh = isRefresh;
    this.state = { status: 'loading' };
    if (this.#timer !== undefined) return;
    const pause = this.#askedAt + (this.#options.debounce ?? 0) - Date.now();
    if (pause <= 0) void this.#fetch();
    else this.#timer = setTimeout(() => void this.#fetch(), pause);
  }

  async #fetch(): Promise<void> {
    this.#timer = undefined;
    this.#askedAt = Date.now();
    this.#forgetChanges();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    try {
      const page = await this.#options.page(this.#isRefresh ? undefined : this.#next, signal);
      if (!signal.aborted) runInAction(() => this.#take(page));
    } catch (error) {
      if (!signal.aborted) runInAction(() => this.#fail(error, signal));
    }
  }

  /** What did not come for want of a connection is asked for again with the next one. */
  #fail(error: unknown, signal: AbortSignal): void {
    this.state = { status: 'failed', error };
    if (isConnectionLost(error)) connection.onceBack(() => !signal.aborted && this.retry());
  }

  #take({ list, next_id }: Page<Item>): void {
    const { keyOf } = this.#options;
    const kept = this.#isRefresh ? this.list.filter((item) => this.#inserted.has(keyOf(item))) : this.list;
    const known = new Set(kept.map(keyOf));
    const fresh: Item[] = [];
    for (const read of list) {
      const key = keyOf(read);
      const item = this.#changed.has(key) ? this.#changed.get(key) : read;
      if (item === undefined || known.has(key)) continue;
      known.add(key);
      fresh.push(item);
    }
    this.#next = next_id ?? undefined;
    this.list = [...kept, ...fresh];
    this.state = { status: this.#next === undefined ? 'end' : 'ready' };
    this.#fill();
  }
}
