import type { LoginMode } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { type IdentifierText, identifierOf } from '../identifiers/identifier.model.ts';
import { loginProblemOf } from '../problem.model.ts';
import type { SessionStore } from '../sessions/session.store.ts';
import { remember, rememberedEmail, wantsToBeRemembered } from './remembered.ts';

export type LoginState =
  | { status: 'editing' }
  /** Sent too early: the fields say what they miss. */
  | { status: 'incomplete' }
  | { status: 'sending' }
  | { status: 'refused'; problem: Words };

/** Login by password (product.md sections 2 and 5). */
export class LoginForm implements IdentifierText {
  mode: LoginMode;
  country: string;
  phone = '';
  email = rememberedEmail();
  password = '';
  isRemembered = wantsToBeRemembered();
  state: LoginState = { status: 'editing' };
  readonly #session: Pick<SessionStore, 'login'>;

  constructor(session: Pick<SessionStore, 'login'>, start: { mode: LoginMode; country: string }) {
    this.#session = session;
    this.mode = start.mode;
    this.country = start.country;
    makeAutoObservable(this, {}, { deep: false });
  }

  /** Goes on with who was named on another screen of the entrance. */
  take({ mode, country, phone, email }: IdentifierText): void {
    this.mode = mode;
    if (mode === 'email' && email !== '') this.email = email;
    if (mode === 'phone' && phone !== '') Object.assign(this, { country, phone });
    this.state = { status: 'editing' };
  }

  get isSending(): boolean {
    return this.state.status === 'sending';
  }

  get missesIdentifier(): boolean {
    return this.state.status === 'incomplete' && identifierOf(this) === undefined;
  }

  get missesPassword(): boolean {
    return this.state.status === 'incomplete' && this.password === '';
  }

  get problem(): Words | undefined {
    return this.state.status === 'refused' ? this.state.problem : undefined;
  }

  /** True: the person is signed in. */
  async submit(): Promise<boolean> {
    if (this.isSending) return false;
    const identifier = identifierOf(this);
    if (!identifier || this.password === '') {
      this.state = { status: 'incomplete' };
      return false;
    }
    this.state = { status: 'sending' };
    try {
      await this.#session.login(identifier, this.password, () =>
        remember(this.isRemembered ? (identifier.email ?? '') : undefined),
      );
      return true;
    } catch (error) {
      runInAction(() => {
        this.state = { status: 'refused', problem: loginProblemOf(error, this.mode) };
      });
      return false;
    }
  }
}
