import type { OpsPayment, PaymentDifference, PaymentView } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';

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
  doing: Doing | undefined;
  reason = '';
  readonly sending = new Submission(wordsOf);
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
      ...{ view: false, list: observableRef, differences: observableRef, doing: observableRef },
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

  open(doing: Doing | undefined): void {
    this.sending.reset();
    this.reason = '';
    this.doing = doing;
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  async confirm(): Promise<boolean> {
    const { doing } = this;
    const reason = this.reason.trim();
    if (!doing) return false;
    if (reason === '') {
      this.sending.refuse({ id: 'ops.payments.reason.missing' });
      return false;
    }
    const sent = await this.sending.send(() => this.#send(doing, reason));
    if (!sent) return false;
    this.open(undefined);
    this.#onDone(doing.act, sent.result);
    await this.load();
    return true;
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
