import { type ManualMovement, parsePoints } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { newId } from '../new-id.ts';

const WORDS = {
  'api.not_found': { id: 'ops.money.nobody' },
  'api.forbidden': { id: 'ops.money.not_yourself' },
  'api.invalid_data': { id: 'ops.money.differs' },
} as const satisfies Record<string, Words>;

/** Another operator was faster. */
const isDecided = ({ code, params }: Pick<ApiFailure, 'code' | 'params'>): boolean =>
  code === 'api.invalid_data' && params['movement'] === 'decided';

const wordsOf = (failure: ApiFailure): Words | undefined =>
  isDecided(failure) ? { id: 'ops.money.decided' } : knownWordsOf(failure);

const knownWordsOf = ({ code }: ApiFailure): Words | undefined =>
  Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : undefined;

interface Decision {
  agrees: boolean;
  username: string;
  amount: number;
  reason: string;
}

/** Points by hand: what is asked, and what waits for a second operator. */
export class Movements {
  readonly pages: PagedList<ManualMovement>;
  username = '';
  amount = '';
  type = '121';
  remark = '';
  /** Which of the pending is being agreed to. */
  agreeing: ManualMovement | undefined;
  agreed = { username: '', amount: '' };
  /** Which of them is being refused, and why. */
  refusing: ManualMovement | undefined;
  reason = '';
  readonly asking = new Submission(wordsOf);
  readonly sending = new Submission(wordsOf);
  #id = newId();
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    this.pages = new PagedList({
      page: (next_id, signal) =>
        http.call('GET /ops/api/movements', { query: { next_id }, signal, claims: 'all' }),
      keyOf: ({ id }) => id,
    });
    makeAutoObservable(this, { pages: false, agreeing: observableRef, refusing: observableRef });
  }

  set(typed: Partial<Pick<Movements, 'username' | 'amount' | 'type' | 'remark'>>): void {
    this.asking.reset();
    Object.assign(this, typed);
  }

  /** What the second operator says: to whom, and how much. */
  setAgreed(typed: Partial<Movements['agreed']>): void {
    this.sending.reset();
    this.agreed = { ...this.agreed, ...typed };
  }

  open(movement: ManualMovement): void {
    this.close();
    this.agreeing = movement;
  }

  openRefusal(movement: ManualMovement): void {
    this.close();
    this.refusing = movement;
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  close(): void {
    this.sending.reset();
    this.agreed = { username: '', amount: '' };
    this.reason = '';
    this.agreeing = undefined;
    this.refusing = undefined;
  }

  /** What became of it; undefined when nothing did. */
  async ask(): Promise<ManualMovement['state'] | undefined> {
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
    const { pages } = this;
    // The newest stands last: where that has not come yet it comes with its page.
    if (sent.result.state === 'pending' && pages.status === 'end')
      pages.insert(sent.result, pages.list.length);
    return sent.result.state;
  }

  /** True when it was this one who agreed to the movement that is open. */
  async agree(): Promise<boolean> {
    const amount = parsePoints(this.agreed.amount);
    if (amount === undefined) {
      this.sending.refuse({ id: 'ops.money.amount.wrong' });
      return false;
    }
    const username = this.agreed.username.trim();
    return this.#decide(this.agreeing, { agrees: true, username, amount, reason: '' });
  }

  /** True when it was this one who refused the movement that is open. */
  async refuse(): Promise<boolean> {
    const { refusing } = this;
    const reason = this.reason.trim();
    if (reason === '') {
      this.sending.refuse({ id: 'ops.money.refusal.missing' });
      return false;
    }
    const { username = '', user_id = '', amount = 0 } = refusing ?? {};
    return this.#decide(refusing, { agrees: false, username: username || user_id, amount, reason });
  }

  async #decide(movement: ManualMovement | undefined, body: Decision): Promise<boolean> {
    if (!movement) return false;
    const sent = await this.sending.send(() =>
      this.#http.call('POST /ops/api/movements/:id/decide', {
        ...{ params: { id: movement.id }, body, claims: 'all' },
      }),
    );
    const { state } = this.sending;
    if (state.status === 'failed' && isDecided(state)) this.pages.remove(movement.id);
    if (!sent) return false;
    this.close();
    this.pages.remove(movement.id);
    return true;
  }
}
