import { type ManualMovement, parsePoints } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { newId } from '../new-id.ts';

const WORDS = {
  'api.not_found': { id: 'ops.money.nobody' },
  'api.forbidden': { id: 'ops.money.not_yourself' },
  'api.invalid_data': { id: 'ops.money.differs' },
} as const satisfies Record<string, Words>;

const wordsOf = ({ code }: ApiFailure): Words | undefined =>
  Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : undefined;

/** Points by hand: what is asked, and what waits for a second operator. */
export class Movements {
  pending: readonly ManualMovement[] = [];
  status: 'loading' | 'ready' | 'failed' = 'loading';
  username = '';
  amount = '';
  type = '121';
  remark = '';
  /** Which of the pending is being agreed to. */
  agreeing: ManualMovement | undefined;
  agreed = { username: '', amount: '' };
  readonly asking = new Submission(wordsOf);
  readonly deciding = new Submission(wordsOf);
  #id = newId();
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, { pending: observableRef, agreeing: observableRef });
  }

  set(typed: Partial<Pick<Movements, 'username' | 'amount' | 'type' | 'remark'>>): void {
    this.asking.reset();
    Object.assign(this, typed);
  }

  /** What the second operator says: to whom, and how much. */
  setAgreed(typed: Partial<Movements['agreed']>): void {
    this.deciding.reset();
    this.agreed = { ...this.agreed, ...typed };
  }

  open(movement: ManualMovement | undefined): void {
    this.deciding.reset();
    this.agreed = { username: '', amount: '' };
    this.agreeing = movement;
  }

  async load(): Promise<void> {
    const answer = await this.#http.call('GET /ops/api/movements', { claims: 'all' }).catch(() => undefined);
    runInAction(() => {
      this.status = answer ? 'ready' : 'failed';
      this.pending = answer?.list ?? [];
    });
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
    await this.load();
    return sent.result.state;
  }

  async decide(movement: ManualMovement, agrees: boolean): Promise<boolean> {
    const amount = agrees ? parsePoints(this.agreed.amount) : movement.amount;
    if (amount === undefined) {
      this.deciding.refuse({ id: 'ops.money.amount.wrong' });
      return false;
    }
    const username = agrees ? this.agreed.username.trim() : movement.username || movement.user_id;
    const sent = await this.deciding.send(() =>
      this.#http.call('POST /ops/api/movements/:id/decide', {
        params: { id: movement.id },
        body: { agrees, username, amount, reason: '' },
        claims: 'all',
      }),
    );
    if (!sent) return false;
    this.open(undefined);
    await this.load();
    return true;
  }
}
