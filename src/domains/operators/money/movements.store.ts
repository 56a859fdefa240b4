import { type AskedState, type ManualMovement, parsePoints } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { AskedList, askedWords } from '../asked/asked.store.ts';
import { newId } from '../new-id.ts';

const wordsOf = askedWords({ 'api.not_found': { id: 'ops.money.nobody' } });

/** Points by hand that were asked for. */
export const askedMovements = (http: HttpCalls, state: AskedState) =>
  new AskedList<ManualMovement>({
    state,
    wordsOf,
    page: (query, signal) => http.call('GET /ops/api/movements', { query, signal, claims: 'all' }),
    keyOf: ({ id }) => id,
    // Who is gone has no account ID.
    whomOf: ({ username, user_id }) => username || user_id,
    decide: ({ id }, { whom: username, ...verdict }) =>
      http.call('POST /ops/api/movements/:id/decide', {
        ...{ params: { id }, body: { ...verdict, username }, claims: 'all' },
      }),
  });

/** Points to be given or taken by hand. */
export class MovementForm {
  username = '';
  amount = '';
  type = '121';
  remark = '';
  readonly asking = new Submission(wordsOf);
  #id = newId();
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this);
  }

  set(typed: Partial<Pick<MovementForm, 'username' | 'amount' | 'type' | 'remark'>>): void {
    this.asking.reset();
    Object.assign(this, typed);
  }

  /** What became of it; undefined when nothing did. */
  async ask(): Promise<ManualMovement | undefined> {
    const amount = parsePoints(this.amount);
    if (amount === undefined) {
      this.asking.refuse({ id: 'ops.money.amount.wrong' });
      return undefined;
    }
    const { username, remark } = this;
    const body = { id: this.#id, username: username.trim(), amount, type: Number(this.type), remark };
    const sent = await this.asking.send(() =>
      this.#http.call('POST /ops/api/movements', { body, claims: 'all' }),
    );
    if (!sent) return undefined;
    runInAction(() => {
      this.#id = newId();
      this.username = '';
      this.amount = '';
      this.remark = '';
    });
    return sent.result;
  }
}
