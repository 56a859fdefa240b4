import { parseCode } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { ApiFailure, NO_CONNECTION } from '../../../lib/http/failure.ts';
import type { ToastStore, Words } from '../../../lib/toasts/toasts.store.ts';
import type { AuthApi, Identifier } from '../auth.api.ts';
import type { SendCode } from '../codes/code-sender.store.ts';
import { forgetCodeSent, heedRefusedResend } from '../codes/resend.ts';
import { NewPassword } from '../password/new-password.store.ts';
import { codeProblemOf, problemOf, sendProblemOf } from '../problem.model.ts';
import type { SessionStore } from '../sessions/session.store.ts';

export type RecoveryState =
  | { step: 'identify' }
  /** `token` opens the reset alone; without one it is the first password of who is signed in. */
  | { step: 'password'; token: string | undefined }
  /** A right code, and no account behind the address. */
  | { step: 'unknown' }
  | { step: 'done' };

export type RecoveryActivity = 'idle' | 'sending' | 'checking' | 'saving';

export interface RecoveryParts {
  api: Pick<AuthApi, 'recover' | 'resetPassword'>;
  sendCode: SendCode;
  session: Pick<SessionStore, 'restore' | 'access'>;
  toasts: Pick<ToastStore, 'show'>;
}

/** Forgot password in two steps, and the first password of somebody who has none (product.md section 2). */
export class RecoveryForm {
  state: RecoveryState;
  activity: RecoveryActivity = 'idle';
  code = '';
  readonly next = new NewPassword();
  /** Said about the step as a whole. */
  problem: Words | undefined;
  /** Said about the code. */
  codeProblem: Words | undefined;
  readonly #parts: RecoveryParts;

  constructor(parts: RecoveryParts, options: { isFirst: boolean }) {
    this.#parts = parts;
    this.state = options.isFirst ? { step: 'password', token: undefined } : { step: 'identify' };
    makeAutoObservable(this, {}, { deep: false });
  }

  type(code: string): void {
    this.code = code;
    this.codeProblem = undefined;
  }

  /** Back from the new password: its token is given up, a new code is needed. */
  restart(): void {
    this.state = { step: 'identify' };
    this.code = '';
    this.problem = undefined;
  }

  /** Sends a code; an address that is verified and has no account is told apart at once. */
  async send(identifier: Identifier, lang: string): Promise<void> {
    await this.#run('sending', async () => {
      const outcome = await this.#parts.sendCode(identifier, lang);
      if (outcome === 'verified') runInAction(() => (this.state = { step: 'unknown' }));
    }).catch((error: unknown) => {
      if (heedRefusedResend(identifier.email ?? identifier.phone ?? '', error)) return;
      this.#fail(error, (words) => (this.problem = words), sendProblemOf);
    });
  }

  /** Checks the six digits: they lead to the new password, or to the offer to register. */
  async check(identifier: Identifier): Promise<void> {
    const code = parseCode(this.code);
    if (code === undefined) return;
    await this.#run('checking', async () => {
      const checked = await this.#parts.api.recover(identifier, code);
      forgetCodeSent();
      runInAction(() => {
        this.state =
          checked.op_type === 'recovery'
            ? { step: 'password', token: checked.access_token }
            : { step: 'unknown' };
      });
    }).catch((error: unknown) => {
      this.#fail(error, (words) => (this.codeProblem = words), codeProblemOf);
      runInAction(() => (this.code = ''));
    });
  }

  /** Sets the new password. */
  async save(): Promise<void> {
    const { state } = this;
    if (state.step !== 'password' || !this.next.judge()) return;
    await this.#run('saving', async () => {
      await this.#parts.api.resetPassword(this.next.password, state.token);
      // It may have been the account that is signed in here: its session has ended, or it has a password now.
      if (this.#parts.session.access() !== undefined) await this.#parts.session.restore();
      runInAction(() => (this.state = { step: 'done' }));
    }).catch((error: unknown) => this.#refuse(error, state.token !== undefined));
  }

  async #run(activity: RecoveryActivity, work: () => Promise<void>): Promise<void> {
    if (this.activity !== 'idle') return;
    this.activity = activity;
    this.problem = undefined;
    this.codeProblem = undefined;
    try {
      await work();
    } finally {
      runInAction(() => (this.activity = 'idle'));
    }
  }

  #refuse(error: unknown, hasToken: boolean): void {
    if (this.next.accept(error)) return;
    const isOver =
      hasToken &&
      error instanceof ApiFailure &&
      (error.code === 'api.unauthorized' || error.code === 'api.forbidden');
    if (isOver) this.restart();
    this.#fail(error, (words) => (this.problem = words), isOver ? () => ({ id: 'forgot.stale' }) : problemOf);
  }

  /** Without a network it is a toast (product.md section 8); everything else stands in its place. */
  #fail(error: unknown, place: (words: Words) => void, wordsOf: (error: unknown) => Words): void {
    if (error instanceof ApiFailure && error.code === NO_CONNECTION) {
      this.#parts.toasts.show({ id: 'forgot.no_network' }, 'error');
    } else {
      const words = wordsOf(error);
      runInAction(() => place(words));
    }
  }
}
