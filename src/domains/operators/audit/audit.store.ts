import type { AuditRow } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { fileOf } from '../../../lib/http/file.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { startOfDay } from '../days.ts';
import { DAY, type FilterShape } from '../filters/filter.ts';
import { SearchedPages } from '../searched-pages.ts';

/** What stands in the address: words, and what a row is about. */
export type AuditFilter = {
  q?: string | undefined;
  operator?: string | undefined;
  action?: string | undefined;
  target?: string | undefined;
  /** Days of the operator's own time, the last one wholly: `2026-11-28`. */
  from?: string | undefined;
  until?: string | undefined;
};

export const AUDIT_FILTER: FilterShape<AuditFilter> = {
  path: '/ops/audit',
  section: 'audit',
  fields: { q: {}, operator: { most: 40 }, action: { most: 40 }, target: {}, from: DAY, until: DAY },
};

/** As the call takes it. */
const queryOf = ({ from, until, ...filter }: AuditFilter) => ({
  ...filter,
  from: startOfDay(from),
  until: startOfDay(until, { more: 1 }),
});

/** What operators did, the newest first. */
export class AuditStore {
  readonly searched: SearchedPages<AuditRow, number>;
  /** Whether every row is as it was written, once somebody has asked. */
  checked: { broken_at: number | null; rows: number } | undefined;
  isChecking = false;
  readonly #http: HttpCalls;
  readonly #filter: AuditFilter;

  constructor(http: HttpCalls, filter: AuditFilter) {
    this.#http = http;
    this.#filter = filter;
    this.searched = new SearchedPages<AuditRow, number>({
      page: (next_id, signal) =>
        http.call('GET /ops/api/audit', { query: { ...queryOf(filter), next_id }, signal, claims: 'all' }),
      keyOf: ({ seq }) => seq,
    });
    makeAutoObservable(this, { searched: false }, { deep: false });
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
    const file = await fileOf(this.#http, 'GET /ops/api/audit/export', {
      query: queryOf(this.#filter),
    }).catch(() => undefined);
    if (file) saveFile(file, 'audit.csv');
  }
}
