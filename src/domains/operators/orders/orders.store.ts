import type { OpsPayment } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { fileOf } from '../../../lib/http/file.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { SearchedPages } from '../searched-pages.ts';
import { type OrderFilter, orderQuery } from './filter.ts';

/** Withdrawals and payments that a filter finds, the latest first. */
export class OrderSearch {
  readonly searched: SearchedPages<OpsPayment>;
  isSaving = false;
  readonly #http: HttpCalls;
  readonly #filter: OrderFilter;

  constructor(http: HttpCalls, filter: OrderFilter) {
    this.#http = http;
    this.#filter = filter;
    this.searched = new SearchedPages<OpsPayment>({
      page: (next_id, signal) =>
        http.call('GET /ops/api/orders', {
          query: { ...orderQuery(filter), next_id },
          signal,
          claims: 'all',
        }),
      keyOf: ({ id }) => id,
    });
    makeAutoObservable(this, { searched: false }, { deep: false });
  }

  /** As a sheet. */
  async save(): Promise<void> {
    this.isSaving = true;
    const { order: _, ...query } = orderQuery(this.#filter);
    const file = await fileOf(this.#http, 'GET /ops/api/orders/export', { query }).catch(() => undefined);
    runInAction(() => {
      this.isSaving = false;
    });
    if (file) saveFile(file, 'withdrawals.csv');
  }
}
