import { makeAutoObservable } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { Identifier } from '../identifiers/identifier.model.ts';
import type { SessionStore } from '../sessions/session.store.ts';

/** Shows by its password that the account with Google's address is one's own. */
export class GoogleLink {
  password = '';
  /** The address is given: only the password can be wrong. */
  readonly sending = new Submission(({ code }) =>
    code === 'api.unauthorized' ? { id: 'google.link.wrong_password' } : undefined,
  );
  readonly #session: Pick<SessionStore, 'login'>;

  constructor(session: Pick<SessionStore, 'login'>) {
    this.#session = session;
    makeAutoObservable(this, {}, { deep: false });
  }

  /** The ticket has expired; the way through Google begins again. */
  get isStale(): boolean {
    return this.sending.refusal === 'api.invalid_data';
  }

  type(password: string): void {
    this.password = password;
    this.sending.reset();
  }

  /** `identifier` carries the ticket. True: signed in, and Google opens this account from now on. */
  async submit(identifier: Identifier): Promise<boolean> {
    if (this.password === '') {
      this.sending.refuse({ id: 'login.password.missing' });
      return false;
    }
    return (await this.sending.send(() => this.#session.login(identifier, this.password))) !== undefined;
  }
}
