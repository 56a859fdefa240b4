import { makeAutoObservable, runInAction } from 'mobx';
import type { Page } from '../../lib/http/page.ts';
import { PagedList } from '../../lib/lists/paged-list.ts';

/** What a search goes through part by part: a page may be empty and go on. */
export class SearchedPages<Item, Key = string> {
  readonly pages: PagedList<Item, Key>;
  /** A part was looked through, and nothing is in it: whoever looks decides whether to go on. */
  isPartial = false;
  #next: string | undefined;

  constructor({
    page,
    keyOf,
  }: {
    page: (next: string | undefined, signal: AbortSignal) => Promise<Page<Item>>;
    keyOf: (item: Item) => Key;
  }) {
    this.pages = new PagedList<Item, Key>({
      page: async (_, signal) => {
        const came = await page(this.#next, signal);
        this.#next = came.next_id ?? undefined;
        runInAction(() => {
          this.isPartial = came.next_id !== null && came.list.length === 0 && this.pages.list.length === 0;
        });
        // A list that is empty goes on by itself, which would go through all there is.
        return this.isPartial ? { ...came, next_id: null } : came;
      },
      keyOf,
    });
    makeAutoObservable(this, { pages: false }, { deep: false });
  }

  /** Looks for more behind what is there. */
  further(): void {
    if (this.pages.status === 'failed') this.pages.retry();
    else if (this.isPartial) this.pages.reload();
    else this.pages.more();
  }
}
