import type { ReportDetails, SingleReport } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import type { Desk } from '../desk/desk.ts';

export type CaseDecision = 'dismiss' | 'uphold';

/** Where the operator goes from here. */
export interface Onward {
  step(by: 1 | -1): void;
  decided(decision: CaseDecision): void;
}

/** It is not what was looked at any more. */
const CHANGED = {
  'api.data_exists': { id: 'ops.reports.more_came' },
  'api.invalid_data': { id: 'ops.reports.decided_already' },
} as const satisfies Record<string, Words>;
type Changed = keyof typeof CHANGED;

const isChanged = (code: string | undefined): code is Changed =>
  code !== undefined && Object.hasOwn(CHANGED, code);
const wordsOf = ({ code }: ApiFailure): Words | undefined => (isChanged(code) ? CHANGED[code] : undefined);

/** One case before the operator's eyes. */
export class OpenedCase implements Desk {
  readonly id: number;
  details: ReportDetails | undefined;
  status: 'loading' | 'ready' | 'failed' = 'loading';
  reason = '';
  readonly sending = new Submission(wordsOf);
  readonly each: PagedList<SingleReport>;
  readonly #http: HttpCalls;
  readonly #onward: Onward;

  constructor(http: HttpCalls, id: number, onward: Onward) {
    this.id = id;
    this.#http = http;
    this.#onward = onward;
    const params = { id };
    this.each = new PagedList<SingleReport>({
      page: (next_id, signal) =>
        http.call('GET /ops/api/reports/:id/each', { params, query: { next_id }, signal, claims: 'all' }),
      keyOf: (report) => report.id,
    });
    makeAutoObservable(this, { id: false, each: false, details: observableRef });
  }

  async load(): Promise<void> {
    const asked = { params: { id: this.id }, claims: 'all' } as const;
    const details = await this.#http.call('GET /ops/api/reports/:id', asked).catch(() => undefined);
    runInAction(() => {
      this.status = details ? 'ready' : 'failed';
      this.details = details;
    });
    if (details) this.each.refresh();
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  step(by: 1 | -1): void {
    this.#onward.step(by);
  }

  accept(): Promise<boolean> {
    return this.#decide('dismiss');
  }

  /** Whoever it is about reads the reason, or finds out: there has to be one. */
  act(): Promise<boolean> {
    if (this.reason.trim() !== '') return this.#decide('uphold');
    this.sending.refuse({ id: 'ops.reason.missing' });
    return Promise.resolve(false);
  }

  async #decide(decision: CaseDecision): Promise<boolean> {
    const { details } = this;
    if (details?.case.state !== 'open') return false;
    const sent = await this.sending.send(() =>
      this.#http.call('POST /ops/api/reports/:id/decide', {
        params: { id: this.id },
        body: { decision, reason: this.reason.trim(), count: details.case.count },
        claims: Object.keys(CHANGED) as Changed[],
      }),
    );
    if (sent) this.#onward.decided(decision);
    else if (isChanged(this.sending.refusal)) void this.load();
    return sent !== undefined;
  }
}
