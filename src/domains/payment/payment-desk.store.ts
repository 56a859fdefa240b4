import type { Binding, PaymentProvider, Provider, WalletBalance } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../lib/http/call.ts';

/** What stands before points can leave. */
export interface DeskFacts {
  providers: readonly Provider[];
  /** Offered first. */
  current: PaymentProvider;
  /** Withdrawals wait until then. */
  waitUntil: string | null;
  binding: Binding;
  balance: WalletBalance;
}

export type DeskState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; facts: DeskFacts };

/** Providers, the account that is bound and what there is to spend, as the pages of payments need them. */
export class PaymentDesk {
  state: DeskState = { status: 'loading' };
  readonly #http: HttpCalls;
  #round = 0;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, { state: observableRef });
  }

  get facts(): DeskFacts | undefined {
    return this.state.status === 'ready' ? this.state.facts : undefined;
  }

  /** Reads all of it anew; what stands there stays meanwhile, and when it fails. Never rejects. */
  async load(): Promise<void> {
    this.#round += 1;
    const round = this.#round;
    if (this.state.status === 'failed') this.state = { status: 'loading' };
    try {
      const facts = await this.#read(this.facts !== undefined);
      if (round === this.#round) this.#become({ status: 'ready', facts });
    } catch (error) {
      if (round === this.#round && !this.facts) this.#become({ status: 'failed', error });
    }
  }

  /** One's account at wellpay has become another. */
  acceptBinding(binding: Binding): void {
    if (!this.facts) return;
    // What is on its way was read before.
    this.#round += 1;
    this.#become({ status: 'ready', facts: { ...this.facts, binding } });
  }

  async #read(isAgain: boolean): Promise<DeskFacts> {
    // Of what stands there already nobody is told that it could not be read anew.
    const quietly = isAgain ? { background: true as const } : {};
    const [{ list, current, wait_until }, { bound, address, locked }, balance] = await Promise.all([
      this.#http.call('GET /api/v1/payment/provider', quietly),
      this.#http.call('GET /api/v1/payment/order/binding-status', quietly),
      this.#http.call('GET /api/v1/wallet/balance', quietly),
    ]);
    return { providers: list, current, waitUntil: wait_until, binding: { bound, address, locked }, balance };
  }

  #become(state: DeskState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
