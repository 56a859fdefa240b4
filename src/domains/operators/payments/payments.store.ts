import type { OpsPayment, PaymentDifference, PaymentView } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { Bulk } from '../bulk/bulk.store.ts';
import { ReasonForm } from '../desk/reason-form.store.ts';

export type PaymentAct = 'retry' | 'fail' | 'succeed' | 'close';

/** What is being done with what; nothing is done before somebody has said why. */
export interface Doing {
  act: PaymentAct;
  id: string;
}

const WORDS = {
  'api.unavailable': { id: 'ops.payments.unreachable' },
  'api.invalid_data': { id: 'ops.payments.decided_already' },
  'api.not_found': { id: 'ops.payments.decided_already' },
} as const satisfies Record<string, Words>;
const wordsOf = ({ code }: ApiFailure): Words | undefined =>
  Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : undefined;

/** Withdrawals in one view, and what the provider says of them and we do not. */
export class Payments {
  readonly view: PaymentView;
  list: readonly OpsPayment[] = [];
  differences: readonly PaymentDifference[] = [];
  status: 'loading' | 'ready' | 'failed' = 'loading';
  readonly doing = new ReasonForm<Doing>(wordsOf);
  readonly bulk = new Bulk<string, 'retry'>((id, _, reason) => this.retryOne(id, reason), { wordsOf });
  readonly #http: HttpCalls;
  readonly #onDone: (act: PaymentAct, status: OpsPayment['status'] | undefined) => void;

  constructor(
    http: HttpCalls,
    view: PaymentView,
    onDone: (act: PaymentAct, status: OpsPayment['status'] | undefined) => void,
  ) {
    this.view = view;
    this.#http = http;
    this.#onDone = onDone;
    makeAutoObservable(this, {
      ...{ view: false, bulk: false, list: observableRef, differences: observableRef },
    });
  }

  async load(): Promise<void> {
    const answers = await Promise.all([
      this.#http.call('GET /ops/api/payments', { query: { view: this.view }, claims: 'all' }),
      this.#http.call('GET /ops/api/payments/differences', { claims: 'all' }),
    ]).catch(() => undefined);
    runInAction(() => {
      this.status = answers ? 'ready' : 'failed';
      this.list = answers?.[0].list ?? [];
      this.differences = answers?.[1].list ?? [];
    });
  }

  async confirm(): Promise<boolean> {
    const sent = await this.doing.send((doing, reason) => this.#send(doing, reason));
    if (!sent) return false;
    if (sent.item.act !== 'close') this.bulk.leave(sent.item.id);
    this.#onDone(sent.item.act, sent.result);
    await this.load();
    return true;
  }

  /** One of those about which the provider is asked together. @throws ApiFailure where it was not */
  async retryOne(id: string, reason: string): Promise<void> {
    const asked = { params: { id }, body: { reason }, claims: 'all' } as const;
    const answer = await this.#http.call('POST /ops/api/payments/:id/retry', asked);
    runInAction(() => {
      this.list = this.list.flatMap((each) => {
        if (each.id !== id) return [each];
        return answer.status === 'pending' ? [answer] : [];
      });
    });
  }

  async #send({ act, id }: Doing, reason: string): Promise<OpsPayment['status'] | undefined> {
    const asked = { params: { id }, body: { reason }, claims: 'all' } as const;
    if (act === 'close') {
      await this.#http.call('POST /ops/api/payments/differences/:id/close', asked);
      return undefined;
    }
    const { status } = await this.#http.call(`POST /ops/api/payments/:id/${act}`, asked);
    return status;
  }
}
