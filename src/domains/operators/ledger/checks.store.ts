import type { OpsFrozenAccount, OpsLedgerCheck } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';

/** Between two looks for what was asked for, milliseconds; and how often one looks. */
const PAUSE = 2_000;
const LOOKS = 60;

/** Verifications of the ledger, and accounts that they made read-only. */
export class LedgerChecks {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  checks: readonly OpsLedgerCheck[] = [];
  frozen: readonly OpsFrozenAccount[] = [];
  /** One was asked for and is not there yet. */
  isRunning = false;
  readonly #http: HttpCalls;
  readonly #pause: number;
  #isStopped = false;

  constructor(http: HttpCalls, pause = PAUSE) {
    this.#http = http;
    this.#pause = pause;
    makeAutoObservable(this, {}, { deep: false });
  }

  async load(): Promise<void> {
    const seen = await this.#http
      .call('GET /ops/api/ledger/checks', { claims: 'all' })
      .catch(() => undefined);
    runInAction(() => {
      if (seen) Object.assign(this, seen);
      this.status = seen ? 'ready' : 'failed';
    });
  }

  /** Has all of it verified, and waits for what it comes to. Who asks too often is told so. */
  async ask(): Promise<void> {
    const before = this.checks[0]?.at;
    this.isRunning = true;
    const isAsked = await this.#http.call('POST /ops/api/ledger/checks', {}).then(
      () => true,
      () => false,
    );
    for (let look = 0; isAsked && look < LOOKS && !this.#isStopped; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, this.#pause));
      await this.load();
      if (this.checks[0]?.at !== before) break;
    }
    runInAction(() => {
      this.isRunning = false;
    });
  }

  stop(): void {
    this.#isStopped = true;
  }
}
