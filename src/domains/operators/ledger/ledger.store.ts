import type { OpsLedgerEntry, OpsStatement, OpsTransfer } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { fileOf } from '../../../lib/http/file.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { type LedgerFilter, queryOf } from './filter.ts';

/** A movement with both of its entries. */
export interface OpenedTransfer {
  transfer: OpsTransfer;
  entries: readonly OpsLedgerEntry[];
}

/** Movements that a filter finds, the latest first. */
export class LedgerSearch {
  readonly pages: PagedList<OpsTransfer>;
  /** Of the person who is asked for. */
  statement: OpsStatement | undefined;
  opened: OpenedTransfer | undefined;
  isSaving = false;
  /** A part of the ledger was looked through, and nothing is in it: whoever looks decides whether to go on. */
  isPartial = false;
  #next: string | undefined;
  readonly #http: HttpCalls;
  readonly #filter: LedgerFilter;

  constructor(http: HttpCalls, filter: LedgerFilter) {
    this.#http = http;
    this.#filter = filter;
    this.pages = new PagedList<OpsTransfer>({
      page: async (_, signal) => {
        const query = { ...queryOf(filter), next_id: this.#next };
        const page = await http.call('GET /ops/api/ledger', { query, signal, claims: 'all' });
        this.#next = page.next_id ?? undefined;
        runInAction(() => {
          this.statement = page.statement ?? this.statement;
          this.isPartial = page.next_id !== null && page.list.length === 0 && this.pages.list.length === 0;
        });
        // A list that is empty goes on by itself, which would go through all of the ledger.
        return this.isPartial ? { ...page, next_id: null } : page;
      },
      keyOf: ({ id }) => id,
    });
    makeAutoObservable(this, { pages: false }, { deep: false });
  }

  /** Looks for more behind what is there. */
  further(): void {
    if (this.isPartial) this.pages.reload();
    else this.pages.more();
  }

  async open(id: string): Promise<void> {
    const opened = await this.#http
      .call('GET /ops/api/ledger/transfers/:id', { params: { id } })
      .catch(() => undefined);
    runInAction(() => {
      this.opened = opened;
    });
  }

  close(): void {
    this.opened = undefined;
  }

  /** The statement with every movement of the span. */
  async save(): Promise<void> {
    if (!this.statement) return;
    this.isSaving = true;
    const { from, until } = queryOf(this.#filter);
    const { owner: account } = this.statement.account;
    const file = await fileOf(this.#http, 'GET /ops/api/ledger/statement', {
      query: { account, from, until },
    }).catch(() => undefined);
    runInAction(() => {
      this.isSaving = false;
    });
    if (file) saveFile(file, 'statement.csv');
  }
}
