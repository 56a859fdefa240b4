import type { OrderState } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { pollWhile } from '../../../lib/poll.ts';
import type { Realtime } from '../../../lib/socket/realtime.ts';

/** While nobody has decided. Milliseconds. */
const POLL = 4000;

export type ShownOrder =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'none' }
  | { status: 'ready'; order: OrderState };

interface OrderParts {
  http: HttpCalls;
  realtime: Pick<Realtime, 'on' | 'onCatchUp'>;
}

/** What becomes of one order: asked for until it is decided, and whenever points have moved. */
export class OrderStore {
  state: ShownOrder = { status: 'loading' };
  readonly #parts: OrderParts;
  readonly #id: string;

  constructor(parts: OrderParts, id: string) {
    this.#parts = parts;
    this.#id = id;
    makeAutoObservable(this, { state: observableRef });
  }

  get isPending(): boolean {
    return this.state.status === 'ready' && this.state.order.status === 'pending';
  }

  /** Reads it, and again as long as that may change something; returns how to stop. */
  follow(): () => void {
    void this.load();
    const { realtime } = this.#parts;
    const look = () => {
      if (this.isPending) void this.#read(true);
    };
    const ends = [
      pollWhile(
        () => this.isPending,
        POLL,
        () => document.visibilityState === 'visible' && look(),
      ),
      realtime.on('wallet.changed', look),
      realtime.on('notification.new', look),
      realtime.onCatchUp(look),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  async load(): Promise<void> {
    if (this.state.status === 'failed') this.#become({ status: 'loading' });
    await this.#read(false);
  }

  async #read(isAgain: boolean): Promise<void> {
    try {
      const { order } = await this.#parts.http.call('GET /api/v1/payment/order/binding-status', {
        query: { order_id: this.#id },
        ...(isAgain && { background: true as const }),
      });
      // An answer that was long on its way does not undo a decision.
      if (isAgain && !this.isPending) return;
      this.#become(order ? { status: 'ready', order } : { status: 'none' });
    } catch (error) {
      if (!isAgain) this.#become({ status: 'failed', error });
    }
  }

  #become(state: ShownOrder): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
