import { type OpsMerchant, type OpsSettlement, parsePoints } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { newId } from '../new-id.ts';

const WORDS = {
  'api.insufficient_balance': { id: 'ops.merchants.not_owed' },
  'api.forbidden': { id: 'ops.money.not_yourself' },
  'api.invalid_data': { id: 'ops.money.differs' },
} as const satisfies Record<string, Words>;

const isDecided = ({ code, params }: Pick<ApiFailure, 'code' | 'params'>): boolean =>
  code === 'api.invalid_data' && params['settlement'] === 'decided';

const wordsOf = (failure: ApiFailure): Words | undefined => {
  const { code } = failure;
  if (isDecided(failure)) return { id: 'ops.money.decided' };
  return Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : undefined;
};

/** What is being done: a merchant is settled, or what waits is agreed to or refused. */
export type SettlementAct =
  | { act: 'settle'; merchant: OpsMerchant }
  | { act: 'agree' | 'refuse'; settlement: OpsSettlement };

const NOTHING = { merchant: '', amount: '' };

const keyOf = ({ merchant_id, id }: OpsSettlement): string => `${merchant_id} ${id}`;

/** What merchants were paid for elsewhere: what is asked, and what waits for a second operator. */
export class Settlements {
  waiting: readonly OpsSettlement[] = [];
  status: 'loading' | 'ready' | 'failed' = 'loading';
  doing: SettlementAct | undefined;
  typed = NOTHING;
  /** How it was paid, or why it is refused. */
  reason = '';
  readonly sending = new Submission(wordsOf);
  #id = newId();
  readonly #http: HttpCalls;
  readonly #onSettled: () => void;

  constructor(http: HttpCalls, onSettled: () => void) {
    this.#http = http;
    this.#onSettled = onSettled;
    makeAutoObservable(this, { waiting: observableRef, doing: observableRef });
  }

  async load(): Promise<void> {
    const answer = await this.#http
      .call('GET /ops/api/settlements', { claims: 'all' })
      .catch(() => undefined);
    runInAction(() => {
      this.status = answer ? 'ready' : 'failed';
      this.waiting = answer?.list ?? [];
    });
  }

  open(doing: SettlementAct | undefined): void {
    this.sending.reset();
    this.doing = doing;
    this.typed = NOTHING;
    this.reason = '';
    // Another one; the same one is sent under its id again.
    this.#id = newId();
  }

  set(typed: Partial<typeof NOTHING>): void {
    this.sending.reset();
    this.typed = { ...this.typed, ...typed };
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  /** What became of it; undefined when nothing did. */
  async confirm(): Promise<OpsSettlement['state'] | undefined> {
    const { doing } = this;
    const problem = this.#problem();
    if (problem) this.sending.refuse(problem);
    if (problem || !doing) return undefined;
    const sent = await this.sending.send(() => this.#send(doing));
    if (!sent) {
      this.#letGo(doing);
      return undefined;
    }
    this.open(undefined);
    if (sent.result.state === 'done') this.#onSettled();
    await this.load();
    return sent.result.state;
  }

  #problem(): Words | undefined {
    const { doing } = this;
    if (doing?.act !== 'refuse' && parsePoints(this.typed.amount) === undefined)
      return { id: 'ops.money.amount.wrong' };
    if (doing?.act !== 'agree' && this.reason.trim() === '') return { id: 'ops.reason.missing' };
    return undefined;
  }

  /** Another operator was faster: it waits no more. */
  #letGo(doing: SettlementAct): void {
    const { state } = this.sending;
    if (doing.act === 'settle' || state.status !== 'failed' || !isDecided(state)) return;
    const gone = keyOf(doing.settlement);
    this.waiting = this.waiting.filter((each) => keyOf(each) !== gone);
  }

  #send(doing: SettlementAct): Promise<OpsSettlement> {
    const amount = parsePoints(this.typed.amount) ?? 0;
    const reason = this.reason.trim();
    if (doing.act === 'settle')
      return this.#http.call('POST /ops/api/merchants/:id/settlements', {
        params: { id: doing.merchant.id },
        body: { id: this.#id, amount, remark: reason },
        claims: 'all',
      });
    const { merchant_id: id, id: settlement, amount: asked } = doing.settlement;
    const agrees = doing.act === 'agree';
    const said = agrees ? { merchant: this.typed.merchant.trim(), amount } : { merchant: id, amount: asked };
    return this.#http.call('POST /ops/api/merchants/:id/settlements/:settlement/decide', {
      params: { id, settlement },
      body: { agrees, ...said, reason },
      claims: 'all',
    });
  }
}
