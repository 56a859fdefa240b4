import type { Maintenance } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { timeOf } from '../times.ts';

export type MaintenanceMode = 'now' | 'plan' | 'end';
export type MaintenanceState = 'on' | 'planned' | 'off';

interface Ordered {
  now: Maintenance;
  is_ordered: boolean;
}

/** Maintenance being ordered: at once, for a time to come, or its end. */
export class MaintenanceForm {
  ordered: Ordered | undefined;
  isFailed = false;
  mode: MaintenanceMode = 'now';
  announcement = '';
  start = '';
  end = '';
  reason = '';
  isStartMissing = false;
  readonly sending = new Submission();
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, { ordered: observableRef });
  }

  /** A plan whose end is gone by is over. */
  get state(): MaintenanceState {
    if (!this.ordered) return 'off';
    const { now, is_ordered } = this.ordered;
    if (now.enabled) return 'on';
    return is_ordered && Date.parse(now.maintain_start ?? '') > Date.now() ? 'planned' : 'off';
  }

  /** As people will see it. */
  get preview(): Maintenance {
    return {
      status: 1,
      enabled: true,
      announcement: this.announcement.trim(),
      maintain_start: this.mode === 'plan' ? timeOf(this.start) : null,
      maintain_end: timeOf(this.end),
      update_at: null,
    };
  }

  set(typed: Partial<Pick<MaintenanceForm, 'mode' | 'announcement' | 'start' | 'end' | 'reason'>>): void {
    this.sending.reset();
    this.isStartMissing = false;
    Object.assign(this, typed);
  }

  async load(): Promise<void> {
    const ordered = await this.#http
      .call('GET /ops/api/maintenance', { claims: 'all' })
      .catch(() => undefined);
    runInAction(() => {
      this.isFailed = !ordered;
      this.ordered = ordered;
      if (this.state !== 'off') this.mode = 'end';
    });
  }

  /** True when it is ordered. */
  async submit(): Promise<boolean> {
    this.isStartMissing = this.mode === 'plan' && this.start === '';
    if (this.isStartMissing) return false;
    const { announcement, maintain_start, maintain_end } = this.preview;
    const isEnd = this.mode === 'end';
    const body = {
      enabled: !isEnd,
      announcement,
      maintain_start: isEnd ? null : maintain_start,
      maintain_end: isEnd ? null : maintain_end,
      reason: this.reason,
    };
    const sent = await this.sending.send(() =>
      this.#http.call('PUT /ops/api/maintenance', { body, claims: 'all' }),
    );
    if (!sent) return false;
    runInAction(() => {
      this.ordered = sent.result;
      this.mode = isEnd ? 'now' : 'end';
      this.reason = '';
    });
    return true;
  }
}
