import type { OpsPerson } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { PagedList } from '../../../lib/lists/paged-list.ts';
import { Bulk } from '../bulk/bulk.store.ts';
import { type BanDays, untilOf } from './ban.ts';

export type PeopleAct = 'ban' | 'lift' | 'sign_out';

/** What is done with the accounts of several people of a list, with one reason. */
export class PeopleActs {
  readonly bulk: Bulk<string, PeopleAct>;
  days: BanDays = 1;
  /** When it ends that has begun. */
  #until: string | null = null;
  readonly #http: HttpCalls;
  readonly #pages: PagedList<OpsPerson>;

  constructor(http: HttpCalls, pages: PagedList<OpsPerson>) {
    this.#http = http;
    this.#pages = pages;
    this.bulk = new Bulk((id, act, reason) => this.#do(id, act, reason), {
      asked: () => this.setDays(1),
      // The same for all of them, however long it takes.
      begun: () => {
        this.#until = untilOf(this.days);
      },
    });
    makeAutoObservable(this, { bulk: false });
  }

  setDays(days: BanDays): void {
    this.days = days;
  }

  async #do(id: string, act: PeopleAct, reason: string): Promise<void> {
    const [params, claims] = [{ id }, 'all'] as const;
    if (act === 'sign_out') {
      await this.#http.call('POST /ops/api/people/:id/sign-out', { params, body: { reason }, claims });
      return;
    }
    const person =
      act === 'lift'
        ? await this.#http.call('POST /ops/api/people/:id/lift', { params, body: { reason }, claims })
        : await this.#http.call('POST /ops/api/people/:id/ban', {
            ...{ params, body: { until: this.#until, reason }, claims },
          });
    this.#pages.replace(person);
  }
}
