import type { LoginMode } from '@livery/contract';
import { makeAutoObservable } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import { type IdentifierText, identifierOf } from '../identifiers/identifier.model.ts';
import type { SessionStore } from '../sessions/session.store.ts';
import { readRememberChoice, remember, rememberedEmail } from './remembered.ts';

type Typed = Partial<Pick<LoginForm, 'mode' | 'country' | 'phone' | 'email' | 'password' | 'isRemembered'>>;

/** Login by password (product.md sections 2 and 5). */
export class LoginForm implements IdentifierText {
  mode: LoginMode;
  country: string;
  phone = '';
  email = rememberedEmail();
  password = '';
  isRemembered = readRememberChoice();
  /** Submitted with something missing: the fields show their errors. */
  isJudged = false;
  /** An e-mail login does not say which of the two was wrong (product.md section 8). */
  readonly sending = new Submission(({ code }) =>
    code === 'api.unauthorized' && this.mode === 'email' ? { id: 'login.wrong_email' } : undefined,
  );
  readonly #session: Pick<SessionStore, 'login'>;

  constructor(session: Pick<SessionStore, 'login'>, start: { mode: LoginMode; country: string }) {
    this.#session = session;
    this.mode = start.mode;
    this.country = start.country;
    makeAutoObservable(this, {}, { deep: false });
  }

  /** The person types again: the last message is cleared. */
  set(typed: Typed): void {
    Object.assign(this, typed);
    this.isJudged = false;
    this.sending.reset();
  }

  /** Goes on with who was named on another auth screen. */
  take({ mode, country, phone, email }: IdentifierText): void {
    this.set({
      mode,
      ...(mode === 'email' && email !== '' && { email }),
      ...(mode === 'phone' && phone !== '' && { country, phone }),
    });
  }

  get missesIdentifier(): boolean {
    return this.isJudged && identifierOf(this) === undefined;
  }

  get missesPassword(): boolean {
    return this.isJudged && this.password === '';
  }

  /** True: the person is signed in. */
  async submit(): Promise<boolean> {
    const identifier = identifierOf(this);
    this.isJudged = !identifier || this.password === '';
    if (!identifier || this.isJudged) return false;
    const sent = await this.sending.send(() =>
      this.#session.login(identifier, this.password, () => remember(this.isRemembered, identifier.email)),
    );
    return sent !== undefined;
  }
}
