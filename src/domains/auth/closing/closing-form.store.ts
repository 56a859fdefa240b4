import { makeAutoObservable, runInAction } from 'mobx';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import type { AuthApi } from '../auth.api.ts';
import { problemOf } from '../problem.model.ts';
import type { SessionStore } from '../sessions/session.store.ts';

/** Why an account may not go yet, by the reason that the server names. */
const REASONS: Record<string, Words> = {
  groups_owned: { id: 'account.delete.groups' },
  points_held: { id: 'account.delete.points' },
};

/** Deletion of the account: asks for the password, and leaves. */
export class ClosingForm {
  password = '';
  isSending = false;
  /** Said about the password. */
  passwordProblem: Words | undefined;
  problem: Words | undefined;
  readonly #api: Pick<AuthApi, 'deleteAccount'>;
  readonly #session: Pick<SessionStore, 'close'>;

  constructor(api: Pick<AuthApi, 'deleteAccount'>, session: Pick<SessionStore, 'close'>) {
    this.#api = api;
    this.#session = session;
    makeAutoObservable(this, {}, { deep: false });
  }

  type(password: string): void {
    this.password = password;
    this.passwordProblem = undefined;
  }

  /** True: the account is on its way out, and nobody is signed in here. */
  async submit(): Promise<boolean> {
    if (this.isSending) return false;
    this.problem = undefined;
    this.passwordProblem = this.password === '' ? { id: 'login.password.missing' } : undefined;
    if (this.passwordProblem) return false;
    this.isSending = true;
    try {
      await this.#api.deleteAccount(this.password);
      await this.#session.close();
      return true;
    } catch (error) {
      runInAction(() => this.#refuse(error));
      return false;
    } finally {
      runInAction(() => (this.isSending = false));
    }
  }

  #refuse(error: unknown): void {
    const { code, params } = error instanceof ApiFailure ? error : { code: '', params: {} };
    if (code === 'api.invalid_old_password') this.passwordProblem = { id: 'account.password.wrong' };
    else this.problem = REASONS[String((params as { reason?: unknown }).reason)] ?? problemOf(error);
  }
}
