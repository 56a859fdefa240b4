import { makeAutoObservable } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { AlertStore } from '../../../lib/toasts/alerts.store.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import type { SessionStore } from '../../auth/index.ts';

/** Why an account may not go yet, by the reason that the server names. */
const REASONS: Record<string, Words> = {
  groups_owned: { id: 'account.delete.groups' },
  points_held: { id: 'account.delete.points' },
};

export interface ClosingParts {
  http: HttpCalls;
  session: Pick<SessionStore, 'close'>;
  alerts: Pick<AlertStore, 'hold'>;
}

/** Deletes the account after the password was entered, and logs out. */
export class ClosingForm {
  password = '';
  /** Sent without the password. */
  missesPassword = false;
  readonly sending = new Submission(({ params }) => REASONS[String(params['reason'])]);
  readonly #parts: ClosingParts;

  constructor(parts: ClosingParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false });
  }

  type(password: string): void {
    this.password = password;
    this.missesPassword = false;
  }

  /** Returns true when the account is being deleted and this browser is logged out. A wrong password is announced. */
  async submit(): Promise<boolean> {
    this.missesPassword = this.password === '';
    if (this.missesPassword) return false;
    return (await this.sending.send(() => this.#close())) !== undefined;
  }

  async #close(): Promise<void> {
    const { http, alerts } = this.#parts;
    const deletion = http.call('DELETE /api/v1/users/me', {
      body: { password: this.password },
      claims: ['api.forbidden', 'api.too_frequent'],
    });
    await alerts.hold({ id: 'account.delete.under_way' }, deletion);
    void this.#parts.session.close();
  }
}
