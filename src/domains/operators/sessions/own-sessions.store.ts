import type { OperatorSession as Session } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';

/** Where the operator is signed in to the console. */
export class OwnSessions {
  list: readonly Session[] = [];
  status: 'loading' | 'ready' | 'failed' = 'loading';
  isEnding = false;
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, { list: observableRef });
  }

  get hasOthers(): boolean {
    return this.list.some(({ is_current }) => !is_current);
  }

  async load(): Promise<void> {
    const answer = await this.#http.call('GET /ops/api/sessions', { claims: 'all' }).catch(() => undefined);
    runInAction(() => {
      this.status = answer ? 'ready' : 'failed';
      this.list = answer?.list ?? [];
    });
  }

  /** One that has ended by itself meanwhile is gone too. */
  end(id: string): Promise<boolean> {
    return this.#ending(() =>
      this.#http.call('DELETE /ops/api/sessions/:id', { params: { id }, claims: ['api.not_found'] }),
    );
  }

  endOthers(): Promise<boolean> {
    return this.#ending(() => this.#http.call('DELETE /ops/api/sessions'));
  }

  /** Whatever came of it, the list says what is left. True when it was done. */
  async #ending(work: () => Promise<unknown>): Promise<boolean> {
    if (this.isEnding) return false;
    this.isEnding = true;
    const isDone = await work().then(
      () => true,
      () => false,
    );
    await this.load();
    runInAction(() => {
      this.isEnding = false;
    });
    return isDone;
  }
}
