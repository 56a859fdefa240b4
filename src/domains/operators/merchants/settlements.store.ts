import { type AskedState, type OpsMerchant, type OpsSettlement, parsePoints } from '@livery/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { AskedList, askedWords } from '../asked/asked.store.ts';
import { newId } from '../new-id.ts';

const wordsOf = askedWords({ 'api.insufficient_balance': { id: 'ops.merchants.not_owed' } });

/** What merchants were paid for elsewhere. `onDone`: they are owed less. */
export const askedSettlements = (http: HttpCalls, state: AskedState, onDone: () => void) =>
  new AskedList<OpsSettlement>({
    ...{ state, wordsOf, onDone },
    page: (query, signal) => http.call('GET /ops/api/settlements', { query, signal, claims: 'all' }),
    keyOf: ({ merchant_id, id }) => `${merchant_id} ${id}`,
    whomOf: ({ merchant_id }) => merchant_id,
    decide: ({ merchant_id: id, id: settlement }, { whom: merchant, ...verdict }) =>
      http.call('POST /ops/api/merchants/:id/settlements/:settlement/decide', {
        ...{ params: { id, settlement }, body: { ...verdict, merchant }, claims: 'all' },
      }),
  });

/** What a merchant was paid for elsewhere, to be settled. */
export class SettlementForm {
  merchant: OpsMerchant | undefined;
  amount = '';
  /** How it was paid. */
  reason = '';
  readonly sending = new Submission(wordsOf);
  #id = newId();
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, { merchant: observableRef });
  }

  open(merchant: OpsMerchant | undefined): void {
    this.sending.reset();
    this.merchant = merchant;
    this.amount = '';
    this.reason = '';
    // Another one; the same one is sent under its id again.
    this.#id = newId();
  }

  setAmount(amount: string): void {
    this.sending.reset();
    this.amount = amount;
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  /** What became of it; undefined when nothing did. */
  async settle(): Promise<OpsSettlement | undefined> {
    const { merchant } = this;
    const amount = parsePoints(this.amount);
    const remark = this.reason.trim();
    if (amount === undefined) this.sending.refuse({ id: 'ops.money.amount.wrong' });
    else if (remark === '') this.sending.refuse({ id: 'ops.reason.missing' });
    if (amount === undefined || remark === '' || !merchant) return undefined;
    const sent = await this.sending.send(() =>
      this.#http.call('POST /ops/api/merchants/:id/settlements', {
        params: { id: merchant.id },
        body: { id: this.#id, amount, remark },
        claims: 'all',
      }),
    );
    if (sent) this.open(undefined);
    return sent?.result;
  }
}
