import type { OpsClosing } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { fileOf } from '../../../lib/http/file.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { isDay } from '../days.ts';

const PATH = '/ops/closings';
const DAY = 86_400_000;

export const closingAddress = (day: string): string => `${PATH}?day=${day}`;

/** The day of UTC that was so many days before a moment. */
export const dayBefore = (moment: number, days: number): string =>
  new Date(moment - days * DAY).toISOString().slice(0, 10);

/** What stands in an address; the day that is over last where it says none. */
export const closingDayOf = (query: URLSearchParams, now = Date.now()): string => {
  const day = query.get('day') ?? '';
  return isDay(day) && day <= dayBefore(now, 0) ? day : dayBefore(now, 1);
};

/** What a day came to. */
export class Closing {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  closing: OpsClosing | undefined;
  isSaving = false;
  readonly day: string;
  readonly #http: HttpCalls;

  constructor(http: HttpCalls, day: string) {
    this.#http = http;
    this.day = day;
    makeAutoObservable(this, { day: false }, { deep: false });
  }

  async load(): Promise<void> {
    this.status = 'loading';
    const closing = await this.#http
      .call('GET /ops/api/ledger/closings/:day', { params: { day: this.day }, claims: 'all' })
      .catch(() => undefined);
    runInAction(() => {
      this.closing = closing;
      this.status = closing ? 'ready' : 'failed';
    });
  }

  async save(): Promise<void> {
    this.isSaving = true;
    const file = await fileOf(this.#http, 'GET /ops/api/ledger/closings/:day/export', {
      params: { day: this.day },
    }).catch(() => undefined);
    runInAction(() => {
      this.isSaving = false;
    });
    if (file) saveFile(file, `closing-${this.day}.csv`);
  }
}
