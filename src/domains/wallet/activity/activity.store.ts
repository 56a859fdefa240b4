import type { TradingLog } from '@livery/contract';
import type { ResultOf } from '@livery/contract/calls';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import { type ActivityKind, typesOf } from './kinds.ts';
import { type Month, monthOf, zoneOf } from './months.ts';

type LogPage = ResultOf<'GET /api/v1/wallet/trading-logs'>;

/** What of the log is looked at; undefined: of any time. */
export interface Looked {
  kind: ActivityKind;
  month: Month | undefined;
}

const PAGE = 30;

/** What moved somebody's points, as far as they look at it. */
export class ActivityStore {
  kind: ActivityKind = 'all';
  month: Month | undefined = monthOf(new Date());
  /** Of the month, whatever kind is looked at; undefined before they are known. */
  sums: LogPage['sums'];
  readonly list: PagedList<TradingLog>;
  readonly #http: HttpCalls;
  #isCatching = false;
  #isStale = false;
  #isStopped = false;

  constructor(http: HttpCalls) {
    this.#http = http;
    this.list = new PagedList<TradingLog>({
      keyOf: ({ id }) => id,
      page: (next_id, signal) => this.#read(next_id, signal),
    });
    makeObservable(this, {
      kind: observable,
      month: observable,
      sums: observableRef,
      look: action,
      catchUp: action,
    });
  }

  get looked(): Looked {
    return { kind: this.kind, month: this.month };
  }

  open(): void {
    if (this.list.status === 'idle') this.list.open();
    else this.catchUp();
  }

  /** From the top, at something else. */
  look({ kind = this.kind, month }: { kind?: ActivityKind; month: Month | undefined }): void {
    if (kind === this.kind && month === this.month) return;
    if (month !== this.month) this.sums = undefined;
    this.kind = kind;
    this.month = month;
    this.list.reload();
  }

  /** Something may have moved: its rows come on top, and others may have another state. Where one was, one stays. */
  catchUp(): void {
    const { status } = this.list;
    if (status === 'idle' || (status === 'loading' && this.list.list.length === 0)) return;
    if (status === 'failed' && this.list.list.length === 0) this.list.retry();
    else void this.#catchUp();
  }

  stop(): void {
    this.#isStopped = true;
    this.list.clear();
  }

  async #catchUp(): Promise<void> {
    this.#isStale = true;
    if (this.#isCatching) return;
    this.#isCatching = true;
    while (this.#isStale && !this.#isStopped) {
      this.#isStale = false;
      await this.#readNew();
    }
    this.#isCatching = false;
  }

  async #readNew(): Promise<void> {
    const { kind, month } = this;
    try {
      const [page, all] = await Promise.all([
        this.#call({ kind, month }, { background: true }),
        month !== undefined && kind !== 'all'
          ? this.#call({ kind: 'all', month }, { limit: 1, background: true })
          : undefined,
      ]);
      if (this.#isStopped || kind !== this.kind || month !== this.month) return;
      runInAction(() => this.#join({ ...page, ...(all?.sums && { sums: all.sums }) }));
    } catch {
      // Nobody waits for it: the next event, or look, asks again.
    }
  }

  /** Where nothing of it is known, what is here and what came may have a gap between them. */
  #join({ list, sums }: LogPage): void {
    if (sums) this.sums = sums;
    const known = new Set(this.list.list.map(({ id }) => id));
    if (list.length === 0 && known.size === 0) return;
    if (!list.some(({ id }) => known.has(id))) {
      this.list.refresh();
      return;
    }
    for (const row of list.toReversed()) {
      if (known.has(row.id)) this.list.replace(row);
      else this.list.insert(row);
    }
  }

  async #read(next_id: string | undefined, signal: AbortSignal): Promise<LogPage> {
    const { kind, month } = this;
    // Sums come with the first page of all kinds: another kind of a month needs them once.
    const needsSums = month !== undefined && kind !== 'all' && this.sums === undefined;
    const [page, all] = await Promise.all([
      this.#call({ kind, month }, { next_id, signal }),
      needsSums ? this.#call({ kind: 'all', month }, { limit: 1, signal }) : undefined,
    ]);
    const sums = page.sums ?? all?.sums;
    if (sums && !signal.aborted)
      runInAction(() => {
        this.sums = sums;
      });
    return page;
  }

  #call(
    { kind, month }: Looked,
    {
      next_id,
      limit = PAGE,
      ...options
    }: { next_id?: string | undefined; limit?: number; signal?: AbortSignal; background?: true },
  ): Promise<LogPage> {
    const query = {
      ...{ type: typesOf(kind), next_id, limit },
      ...(month !== undefined && { month, zone: zoneOf(month) }),
    };
    return this.#http.call('GET /api/v1/wallet/trading-logs', { query, ...options });
  }
}
