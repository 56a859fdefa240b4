import { makeAutoObservable, runInAction } from 'mobx';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import type { Identifier } from '../auth.api.ts';
import { problemOf } from '../problem.model.ts';
import type { SessionStore } from '../sessions/session.store.ts';

/** `stale`: the ticket is over; Google has to be asked again. */
export type GoogleLinkStatus = 'editing' | 'sending' | 'stale';

/** Shows by its password that the account with Google's address is one's own. */
export class GoogleLink {
  password = '';
  status: GoogleLinkStatus = 'editing';
  problem: Words | undefined;
  readonly #session: Pick<SessionStore, 'login'>;

  constructor(session: Pick<SessionStore, 'login'>) {
    this.#session = session;
    makeAutoObservable(this, {}, { deep: false });
  }

  type(password: string): void {
    this.password = password;
    this.problem = undefined;
  }

  /** `identifier` carries the ticket. True: signed in, and Google opens this account from now on. */
  async submit(identifier: Identifier): Promise<boolean> {
    if (this.status === 'sending') return false;
    this.problem = this.password === '' ? { id: 'login.password.missing' } : undefined;
    if (this.problem) return false;
    this.status = 'sending';
    try {
      await this.#session.login(identifier, this.password);
      return true;
    } catch (error) {
      runInAction(() => this.#refuse(error));
      return false;
    }
  }

  #refuse(error: unknown): void {
    const code = error instanceof ApiFailure ? error.code : '';
    this.status = code === 'api.invalid_data' ? 'stale' : 'editing';
    this.problem = code === 'api.unauthorized' ? { id: 'account.password.wrong' } : problemOf(error);
  }
}
