import type { AuditRow } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { fileOf } from '../../../lib/http/file.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import { saveFile } from '../../../lib/save-file.ts';

/** What stands in the address: words, and what a row is about. */
export interface AuditFilter {
  q?: string | undefined;
  target?: string | undefined;
}

/** What operators did, the newest first. */
export class AuditStore {
  readonly pages: PagedList<AuditRow, number>;
  /** Whether every row is as it was written, once somebody has asked. */
  checked: { broken_at: number | null; rows: number } | undefined;
  isChecking = false;
  readonly #http: HttpCalls;
  readonly #filter: AuditFilter;

  constructor(http: HttpCalls, filter: AuditFilter) {
    this.#http = http;
    this.#filter = filter;
    this.pages = new PagedList<AuditRow, number>({
      page: (next_id, signal) =>
        http.call('GET /ops/api/audit', { query: { ...filter, next_id }, signal, claims: 'all' }),
      keyOf: ({ seq }) => seq,
    });
    makeAutoObservable(this, { pages: false }, { deep: false });
  }

  async check(): Promise<void> {
    this.isChecking = true;
    const checked = await this.#http.call('GET /ops/api/audit/check').catch(() => undefined);
    runInAction(() => {
      this.isChecking = false;
      this.checked = checked;
    });
  }

  async save(): Promise<void> {
    const file = await fileOf(this.#http, 'GET /ops/api/audit/export', { query: this.#filter }).catch(
      () => undefined,
    );
    if (file) saveFile(file, 'audit.csv');
  }
}
