import type { Person } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';

/** People whom somebody new may know. */
export class SuggestedStore {
  /** Undefined until they have come; none, when they did not: nobody misses them. */
  list: readonly Person[] | undefined;
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, { list: observableRef });
  }

  load(): void {
    if (this.list) return;
    const read = this.#http.call('GET /api/v1/contacts/suggested', { background: true });
    void read.then(
      ({ list }) => this.#set(list),
      () => this.#set([]),
    );
  }

  #set(list: readonly Person[]): void {
    runInAction(() => {
      this.list = list;
    });
  }
}
