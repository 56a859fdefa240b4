import type { Binding, PaymentProvider, Provider, WalletBalance } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../lib/http/call.ts';
import type { Wallet } from '../wallet/index.ts';

/** Who takes points now, and to which account. */
interface Openings {
  providers: readonly Provider[];
  /** Offered first. */
  current: PaymentProvider;
  /** Withdrawals wait until then. */
  waitUntil: string | null;
  binding: Binding;
}

/** What stands before points can leave. */
export interface DeskFacts extends Openings {
  balance: WalletBalance;
  /** What one has is not to be seen. */
  areHidden: boolean;
}

type State<Facts> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; facts: Facts };

export type DeskState = State<DeskFacts>;

/** Of the wallet: what there is to spend, and whether it is shown. */
export type DeskWallet = Pick<Wallet, 'balance' | 'amounts'>;

export interface DeskParts {
  http: HttpCalls;
  /** Its code may still be on its way. */
  wallet: () => Promise<DeskWallet>;
}

/** Providers, the account that is bound and what there is to spend, as the pages of payments need them. */
export class PaymentDesk {
  /** Without what there is to spend. */
  openings: State<Openings> = { status: 'loading' };
  wallet: DeskWallet | undefined;
  readonly #parts: DeskParts;
  #round = 0;

  constructor(parts: DeskParts) {
    this.#parts = parts;
    makeAutoObservable(this, { openings: observableRef, wallet: observableRef });
  }

  get state(): DeskState {
    const { openings, wallet } = this;
    if (openings.status !== 'ready') return openings;
    if (wallet?.balance.state.status === 'failed')
      return { status: 'failed', error: wallet.balance.state.error };
    const balance = wallet?.balance.value;
    if (!wallet || !balance) return { status: 'loading' };
    const { areHidden } = wallet.amounts;
    return { status: 'ready', facts: { ...openings.facts, balance, areHidden } };
  }

  get facts(): DeskFacts | undefined {
    return this.state.status === 'ready' ? this.state.facts : undefined;
  }

  /** Reads all of it anew; what stands there stays meanwhile, and when it fails. Never rejects. */
  async load(): Promise<void> {
    this.wallet?.balance.open();
    await this.look();
  }

  /** Points have moved: the wallet knows by itself, who takes more of them has to be asked. Never rejects. */
  async look(): Promise<void> {
    this.#round += 1;
    const round = this.#round;
    if (this.openings.status === 'failed') this.openings = { status: 'loading' };
    try {
      const [facts] = await Promise.all([this.#read(), this.#open()]);
      if (round === this.#round) this.#become({ status: 'ready', facts });
    } catch (error) {
      if (round === this.#round && this.openings.status !== 'ready')
        this.#become({ status: 'failed', error });
    }
  }

  /** One's account at wellpay has become another. */
  acceptBinding(binding: Binding): void {
    if (this.openings.status !== 'ready') return;
    // What is on its way was read before.
    this.#round += 1;
    this.#become({ status: 'ready', facts: { ...this.openings.facts, binding } });
  }

  async #open(): Promise<void> {
    if (this.wallet) return;
    const wallet = await this.#parts.wallet();
    runInAction(() => {
      this.wallet = wallet;
    });
    wallet.balance.open();
  }

  async #read(): Promise<Openings> {
    const { http } = this.#parts;
    // Of what stands there already nobody is told that it could not be read anew.
    const quietly = this.openings.status === 'ready' ? { background: true as const } : {};
    const [{ list, current, wait_until }, { bound, address, locked }] = await Promise.all([
      http.call('GET /api/v1/payment/provider', quietly),
      http.call('GET /api/v1/payment/order/binding-status', quietly),
    ]);
    return { providers: list, current, waitUntil: wait_until, binding: { bound, address, locked } };
  }

  #become(openings: State<Openings>): void {
    runInAction(() => {
      this.openings = openings;
    });
  }
}
