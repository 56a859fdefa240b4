import { makeAutoObservable, runInAction } from 'mobx';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import type { AuthApi } from '../auth.api.ts';
import { problemOf } from '../problem.model.ts';
import { NewPassword } from './new-password.store.ts';

/** Change of a known password: the other sessions end. */
export class PasswordChange {
  old = '';
  readonly next = new NewPassword();
  isSaving = false;
  /** Said about the old password. */
  oldProblem: Words | undefined;
  problem: Words | undefined;
  readonly #api: Pick<AuthApi, 'changePassword'>;

  constructor(api: Pick<AuthApi, 'changePassword'>) {
    this.#api = api;
    makeAutoObservable(this, {}, { deep: false });
  }

  type(old: string): void {
    this.old = old;
    this.oldProblem = undefined;
  }

  /** True: the new password is in force. */
  async submit(): Promise<boolean> {
    if (this.isSaving) return false;
    this.problem = undefined;
    this.oldProblem = this.old === '' ? { id: 'login.password.missing' } : undefined;
    if (!this.next.judge() || this.oldProblem) return false;
    this.isSaving = true;
    try {
      await this.#api.changePassword(this.old, this.next.password);
      return true;
    } catch (error) {
      runInAction(() => this.#refuse(error));
      return false;
    } finally {
      runInAction(() => (this.isSaving = false));
    }
  }

  #refuse(error: unknown): void {
    if (this.next.accept(error)) return;
    const isOld = error instanceof ApiFailure && error.code === 'api.invalid_old_password';
    if (isOld) this.oldProblem = { id: 'account.password.wrong' };
    else this.problem = problemOf(error);
  }
}
