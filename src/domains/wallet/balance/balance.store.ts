import type { WalletBalance } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { OnceBack } from '../../../lib/once-back.ts';

/** `idle`: not asked for yet. */
export type BalanceState =
  | { status: 'idle' | 'loading' }
  | { status: 'ready'; balance: WalletBalance }
  | { status: 'failed'; error: unknown };

/** What somebody has. Asked for once at a time, and once more for all that was heard meanwhile. */
export class BalanceStore {
  state: BalanceState = { status: 'idle' };
  readonly #http: HttpCalls;
  readonly #onceBack = new OnceBack();
  #isAsking = false;
  #isStale = false;
  #isStopped = false;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, { state: observableRef });
  }

  get value(): WalletBalance | undefined {
    return this.state.status === 'ready' ? this.state.balance : undefined;
  }

  /** Somebody looks at it: what is known stays until it is known anew. */
  open(): void {
    if (this.state.status !== 'ready') this.state = { status: 'loading' };
    void this.#ask();
  }

  /** It may have moved. Before anybody looks there is nothing to catch up with. */
  catchUp(): void {
    if (this.state.status !== 'idle') void this.#ask();
  }

  stop(): void {
    this.#isStopped = true;
    this.#onceBack.stop();
  }

  async #ask(): Promise<void> {
    this.#isStale = true;
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.#isStale && !this.#isStopped) {
      this.#isStale = false;
      await this.#read();
    }
    this.#isAsking = false;
  }

  async #read(): Promise<void> {
    const failed = this.#onceBack.begin(() => void this.#ask());
    const background = this.state.status === 'ready' ? ({ background: true } as const) : {};
    try {
      const balance = await this.#http.call('GET /api/v1/wallet/balance', background);
      runInAction(() => {
        this.state = { status: 'ready', balance };
      });
    } catch (error) {
      failed(error);
      // What was known is better than nothing: the next event, or look, asks again.
      if (this.state.status !== 'ready')
        runInAction(() => {
          this.state = { status: 'failed', error };
        });
    }
  }
}
