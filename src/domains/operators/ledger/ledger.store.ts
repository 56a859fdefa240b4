import type { OpsLedgerEntry, OpsStatement, OpsTransfer } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { fileOf } from '../../../lib/http/file.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { SearchedPages } from '../searched-pages.ts';
import { type LedgerFilter, queryOf } from './filter.ts';

/** Milliseconds: a statement of a million movements takes minutes. */
const LONGEST = 15 * 60_000;

/** A movement with both of its entries. */
export interface OpenedTransfer {
  transfer: OpsTransfer;
  entries: readonly OpsLedgerEntry[];
}

/** Movements that a filter finds, the latest first. */
export class LedgerSearch {
  readonly searched: SearchedPages<OpsTransfer>;
  /** Of the person who is asked for. */
  statement: OpsStatement | undefined;
  opened: OpenedTransfer | undefined;
  isSaving = false;
  readonly #http: HttpCalls;
  readonly #filter: LedgerFilter;

  constructor(http: HttpCalls, filter: LedgerFilter) {
    this.#http = http;
    this.#filter = filter;
    this.searched = new SearchedPages<OpsTransfer>({
      page: async (next_id, signal) => {
        const query = { ...queryOf(filter), next_id };
        const page = await http.call('GET /ops/api/ledger', { query, signal, claims: 'all' });
        runInAction(() => {
          this.statement = page.statement ?? this.statement;
        });
        return page;
      },
      keyOf: ({ id }) => id,
    });
    makeAutoObservable(this, { searched: false }, { deep: false });
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
      timeout: LONGEST,
    }).catch(() => undefined);
    runInAction(() => {
      this.isSaving = false;
    });
    if (file) saveFile(file, 'statement.csv');
  }
}
