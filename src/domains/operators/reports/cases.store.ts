import type { ReportCase, ReportCaseState, ReportKind } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';

/** What stands in the address. */
export interface CaseFilter {
  state: ReportCaseState;
  kind: ReportKind | undefined;
}

/** What was reported, one entry a thing. */
export class ReportCases {
  readonly pages: PagedList<ReportCase, number>;
  readonly filter: CaseFilter;
  readonly #http: HttpCalls;

  constructor(http: HttpCalls, filter: CaseFilter) {
    this.filter = filter;
    this.#http = http;
    this.pages = new PagedList<ReportCase, number>({
      page: (next_id, signal) =>
        http.call('GET /ops/api/reports', { query: { ...filter, next_id }, signal, claims: 'all' }),
      keyOf: ({ id }) => id,
    });
    makeAutoObservable(this, { pages: false, filter: false });
  }

  /** The one before or after a case, or the first where that is not here; undefined at the ends. */
  beside(id: number, by: 1 | -1): number | undefined {
    const at = this.#at(id);
    if (at === -1) return this.pages.list[0]?.id;
    // Near the end what follows is asked for.
    if (at + by >= this.pages.list.length - 1) this.pages.more();
    return this.pages.list[at + by]?.id;
  }

  /** A case was decided: it is no longer among those that are open. Returns the one to look at next. */
  leave(id: number): number | undefined {
    const next = this.beside(id, 1) ?? this.beside(id, -1);
    if (this.filter.state === 'open') this.pages.remove(id);
    return next === id ? undefined : next;
  }

  /** One of those that are decided about together. @throws ApiFailure where it was not */
  async decideOne(id: number, decision: 'dismiss' | 'uphold', reason: string): Promise<void> {
    const count = this.pages.list[this.#at(id)]?.count ?? 1;
    const asked = { params: { id }, body: { decision, reason, count }, claims: 'all' } as const;
    await this.#http.call('POST /ops/api/reports/:id/decide', asked);
    this.pages.remove(id);
  }

  #at(id: number): number {
    return this.pages.list.findIndex((each) => each.id === id);
  }
}
