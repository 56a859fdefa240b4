import type { MerchantOrder, OrderState } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import { isUnanswered, type Unanswered } from '../../../lib/forms/unanswered.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { SECURITY_CLAIMS } from '../../account/later.ts';

/** A code that asks for points, and what the server says of it. */
export interface AskedOrder {
  code: string;
  order: MerchantOrder;
}

/** Milliseconds from a check that was not answered to the next of the same code. */
const AGAIN = 3_000;

const WORDS: { [Code in string]?: Words } = {
  'api.data_exists': { id: 'payment.pay.paid' },
  'api.too_much': { id: 'payment.amount.refused' },
};
const wordsOf = ({ code }: ApiFailure): Words | undefined => WORDS[code];

/** Whether words may be an order of a merchant at all: the camera sees many codes, and the server is not asked about each. */
const mayBeOrder = (text: string): boolean => {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && 'merchant_order_id' in read && 'sign' in read;
  } catch {
    return false;
  }
};

/** Points to a merchant: its code is read, looked at by the server, and paid. */
export class PayForm {
  asked: AskedOrder | undefined;
  readonly checking = new Submission(wordsOf);
  readonly paying = new Submission(wordsOf);
  readonly #http: HttpCalls;
  readonly #unanswered: Unanswered;
  /** The camera shows the same code again and again. */
  #last = '';
  /** When it may be looked at again though it is the same; milliseconds since 1970. */
  #again = Number.POSITIVE_INFINITY;

  constructor(http: HttpCalls, unanswered: Unanswered) {
    this.#http = http;
    this.#unanswered = unanswered;
    makeAutoObservable(this, { asked: observableRef });
  }

  /** It was sent before, and no answer came. */
  get isRepeated(): boolean {
    return this.asked !== undefined && this.#unanswered.of(this.asked.order.order_id) !== undefined;
  }

  /** What the camera sees. */
  async see(text: string): Promise<void> {
    if (text !== this.#last || Date.now() >= this.#again) await this.read(text);
  }

  /** What was pasted, or chosen as a picture; undefined: the picture has no code. */
  async read(text: string | undefined): Promise<void> {
    if (this.checking.isSending || this.asked) return;
    const code = text?.trim();
    this.#last = text ?? '';
    this.#again = Number.POSITIVE_INFINITY;
    if (code === undefined) return this.checking.refuse({ id: 'payment.pay.no_code' });
    if (!mayBeOrder(code)) return this.checking.refuse({ id: 'payment.pay.not_order' });
    const checked = await this.checking.send(() => this.#check(code));
    if (checked) runInAction(() => (this.asked = { code, order: checked.result }));
  }

  async #check(code: string): Promise<MerchantOrder> {
    try {
      return await this.#http.call('POST /api/v1/payment/withdrawal/point/check', {
        body: { code },
        claims: ['api.data_exists'],
      });
    } catch (error) {
      // Nothing was said of this code: what the camera goes on showing is looked at again.
      if (isUnanswered(error)) this.#again = Date.now() + AGAIN;
      throw error;
    }
  }

  /** Another code instead. */
  leave(): void {
    this.asked = undefined;
    this.paying.reset();
  }

  /** What became of it; undefined when it was refused, or lost. */
  async pay(security_code: string): Promise<OrderState | undefined> {
    const { asked } = this;
    if (!asked) return undefined;
    const paid = await this.paying.send(() =>
      this.#unanswered.send({ about: asked.order.order_id, written: undefined }, (cid) =>
        this.#http.call('POST /api/v1/payment/withdrawal/point', {
          body: { code: asked.code, security_code, cid },
          claims: [...SECURITY_CLAIMS, 'api.data_exists', 'api.too_much'],
        }),
      ),
    );
    return paid?.result;
  }
}
