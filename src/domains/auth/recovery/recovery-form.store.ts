import { parseCode } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ToastStore, Words } from '../../../lib/toasts/toasts.store.ts';
import { CodeRequest } from '../codes/code-request.store.ts';
import type { SendCode } from '../codes/code-sender.store.ts';
import { forgetCodeSent } from '../codes/resend.ts';
import { deviceFields } from '../device.ts';
import type { Identifier } from '../identifiers/identifier.model.ts';
import { NewPassword } from '../password/new-password.store.ts';
import { announceNoNetwork } from '../screens/no-network.ts';
import type { SessionStore } from '../sessions/session.store.ts';

export type RecoveryState =
  | { step: 'identify' }
  /** `token` opens the reset alone; without one it is the first password of who is signed in. */
  | { step: 'password'; token: string | undefined }
  /** A right code, and no account behind the address. */
  | { step: 'unknown' }
  | { step: 'done' };

export interface RecoveryParts {
  http: HttpCalls;
  sendCode: SendCode;
  session: Pick<SessionStore, 'restore' | 'access'>;
  toasts: Pick<ToastStore, 'show'>;
}

/** Refusals of a token that has run out, or was used. */
const STALE = new Set<string>(['api.unauthorized', 'api.forbidden']);

/** Forgot password in two steps, and the first password of somebody who has none (product.md section 2). */
export class RecoveryForm {
  state: RecoveryState;
  code = '';
  readonly request: CodeRequest;
  readonly checking: Submission;
  readonly next: NewPassword;
  readonly #parts: RecoveryParts;

  constructor(parts: RecoveryParts, options: { isFirst: boolean }) {
    const announceLost = announceNoNetwork(parts.toasts);
    this.#parts = parts;
    this.request = new CodeRequest(parts.sendCode, announceLost);
    this.checking = new Submission(undefined, announceLost);
    this.next = new NewPassword(
      ({ code }) => (this.#isStale(code) ? { id: 'forgot.stale' } : undefined),
      announceLost,
    );
    this.state = options.isFirst ? { step: 'password', token: undefined } : { step: 'identify' };
    makeAutoObservable(this, {}, { deep: false });
  }

  /** Message about the whole step. */
  get problem(): Words | undefined {
    return this.request.sending.problem ?? this.next.problem;
  }

  type(code: string): void {
    this.code = code;
    this.checking.reset();
  }

  /** Back from the new password: its token is given up, a new code is needed. */
  restart(): void {
    this.#beginAgain();
    this.#settle();
  }

  /** Sends a code; a verified address without an account leads to `unknown` at once. */
  async send(identifier: Identifier, lang: string): Promise<void> {
    if (!this.#settle()) return;
    if ((await this.request.send(identifier, lang)) !== 'verified') return;
    runInAction(() => (this.state = { step: 'unknown' }));
  }

  /** Checks the six digits: they lead to the new password, or to the offer to register. */
  async check(identifier: Identifier): Promise<void> {
    const code = parseCode(this.code);
    if (code === undefined || !this.#settle()) return;
    const checked = await this.checking.send(async () =>
      this.#parts.http.call('POST /api/v2/recovery', {
        body: { ...identifier, code, ...(await deviceFields()) },
        claims: 'all',
        anonymous: true,
      }),
    );
    if (checked) forgetCodeSent();
    runInAction(() => {
      if (!checked) this.code = '';
      else if (checked.result.op_type === 'register') this.state = { step: 'unknown' };
      else this.state = { step: 'password', token: checked.result.access_token };
    });
  }

  /** Sets the new password. */
  async save(): Promise<void> {
    const { state } = this;
    if (state.step !== 'password' || !this.next.judge() || !this.#settle()) return;
    const { saving } = this.next;
    const saved = await saving.send(() => this.#reset(state.token));
    runInAction(() => {
      if (saved) this.state = { step: 'done' };
      else if (this.#isStale(saving.refusal)) this.#beginAgain();
    });
  }

  async #reset(token: string | undefined): Promise<void> {
    const { http, session } = this.#parts;
    await http.call('POST /api/v1/users/password/reset', {
      body: { password: this.next.password },
      token,
      claims: 'all',
    });
    // It may have been the account that is signed in here: its session has ended, or it has a password now.
    if (session.access() !== undefined) await session.restore();
  }

  #beginAgain(): void {
    this.state = { step: 'identify' };
    this.code = '';
  }

  /** Clears the last message; false while a request is running. */
  #settle(): boolean {
    const all = [this.request.sending, this.checking, this.next.saving];
    for (const submission of all) submission.reset();
    return !all.some(({ isSending }) => isSending);
  }

  /** Whether a refusal of the new password means that its token is over. */
  #isStale(code: string | undefined): boolean {
    return this.state.step === 'password' && this.state.token !== undefined && STALE.has(code ?? '');
  }
}
