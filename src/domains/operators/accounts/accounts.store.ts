import type { OperatorAccount, OperatorEnrolment, OperatorRole } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';

const WORDS = {
  'api.data_exists': { id: 'ops.operators.exists' },
  'api.invalid_code': { id: 'ops.step_up.wrong' },
  'api.too_frequent': { id: 'ops.sign_in.too_often' },
  'api.validation': { id: 'ops.operators.name.wrong' },
  'api.forbidden': { id: 'ops.operators.forbidden' },
  'api.not_found': { id: 'ops.operators.nobody' },
  'api.invalid_data': { id: 'ops.operators.same_role' },
} as const satisfies Record<string, Words>;

const wordsOf = ({ code }: ApiFailure): Words | undefined =>
  Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : undefined;

/** What is done to somebody. */
export type OperatorAct = 'renew' | 'disable' | 'role';

const NOBODY = { name: '', role: 'support' as OperatorRole, reason: '', code: '' };

/** Who may come into the console: made, locked, renewed, and given a role. */
export class OperatorAccounts {
  list: readonly OperatorAccount[] = [];
  status: 'loading' | 'ready' | 'failed' = 'loading';
  /** Who is to be made. */
  fresh = NOBODY;
  /** What is about to be done, to whom, and why. */
  act: { what: OperatorAct; operator: OperatorAccount } | undefined;
  role: OperatorRole = 'support';
  reason = '';
  /** What the owner’s own authenticator shows, for what lets somebody in or do more. */
  code = '';
  /** Shown once: nobody can ask for it again. */
  enrolment: OperatorEnrolment | undefined;
  readonly making = new Submission(wordsOf);
  readonly sending = new Submission(wordsOf);
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, {
      ...{ list: observableRef, fresh: observableRef, act: observableRef },
      enrolment: observableRef,
    });
  }

  async load(): Promise<void> {
    const answer = await this.#http.call('GET /ops/api/operators', { claims: 'all' }).catch(() => undefined);
    runInAction(() => {
      this.status = answer ? 'ready' : 'failed';
      this.list = answer?.list ?? [];
    });
  }

  set(typed: Partial<OperatorAccounts['fresh']>): void {
    this.making.reset();
    this.fresh = { ...this.fresh, ...typed };
  }

  setRole(role: OperatorRole): void {
    this.sending.reset();
    this.role = role;
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  setCode(code: string): void {
    this.sending.reset();
    this.code = code;
  }

  open(what: OperatorAct, operator: OperatorAccount): void {
    this.sending.reset();
    this.act = { what, operator };
    this.role = operator.role;
    this.reason = '';
    this.code = '';
  }

  close(): void {
    this.sending.reset();
    this.act = undefined;
  }

  /** Whoever has written it down. */
  forget(): void {
    this.enrolment = undefined;
  }

  async make(): Promise<boolean> {
    const body = { ...this.fresh, name: this.fresh.name.trim() };
    const sent = await this.making.send(() =>
      this.#http.call('POST /ops/api/operators', { body, claims: 'all' }),
    );
    if (!sent) return false;
    runInAction(() => {
      this.enrolment = sent.result;
      this.fresh = NOBODY;
    });
    await this.load();
    return true;
  }

  /** What is open is done. True when it was. */
  async confirm(): Promise<boolean> {
    const { act } = this;
    if (!act) return false;
    if (this.reason.trim() === '') {
      this.sending.refuse({ id: 'ops.reason.missing' });
      return false;
    }
    const sent = await this.sending.send(() => this.#do(act.what, act.operator.name));
    if (!sent) return false;
    runInAction(() => {
      this.enrolment = sent.result;
    });
    this.close();
    await this.load();
    return true;
  }

  /** What they need to come in again, where that is another one now. */
  async #do(what: OperatorAct, name: string): Promise<OperatorEnrolment | undefined> {
    const { role, reason, code } = this;
    const rest = { params: { name }, claims: 'all' } as const;
    if (what === 'renew')
      return this.#http.call('POST /ops/api/operators/:name/renew', { ...rest, body: { reason, code } });
    if (what === 'disable')
      await this.#http.call('POST /ops/api/operators/:name/disable', { ...rest, body: { reason } });
    else
      await this.#http.call('PUT /ops/api/operators/:name/role', { ...rest, body: { role, reason, code } });
    return undefined;
  }
}
