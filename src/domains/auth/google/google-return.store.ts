import { makeAutoObservable, runInAction } from 'mobx';
import { ApiFailure, NO_CONNECTION } from '../../../lib/http/failure.ts';
import type { MessageId } from '../../../lib/intl/ids.ts';
import type { TabSlot } from '../../../lib/storage/tab-slot.ts';
import type { SessionStore } from '../sessions/session.store.ts';
import type { GoogleAnswer, GoogleApi } from './google.api.ts';
import type { GoogleTicket } from './google.slots.ts';
import { type GoogleAttempt, redirectUriOf } from './google-request.ts';

export type GoogleReturnState =
  | { status: 'checking' }
  | { status: 'signedIn'; returnTo: string | undefined }
  /** Somebody new, or whose address has an account: goes on at the registration. */
  | { status: 'register' }
  | { status: 'stopped'; why: MessageId; returnTo: string | undefined };

export interface GoogleReturnParts {
  api: Pick<GoogleApi, 'signIn'>;
  session: Pick<SessionStore, 'open'>;
  attempts: TabSlot<GoogleAttempt>;
  tickets: TabSlot<GoogleTicket>;
}

/** The way back from Google: only what this tab began, once. */
export class GoogleReturn {
  state: GoogleReturnState = { status: 'checking' };
  readonly #parts: GoogleReturnParts;
  #isUnderWay = false;

  constructor(parts: GoogleReturnParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false });
  }

  /** `query` of the address that Google sent the browser to. */
  async finish(query: URLSearchParams, origin: string): Promise<void> {
    if (this.#isUnderWay) return;
    this.#isUnderWay = true;
    const attempt = this.#parts.attempts.read();
    if (!attempt) return this.#stop('google.problem.used');
    // Somebody else's answer: nothing of it is sent, and the own attempt stays good.
    if (query.get('state') !== attempt.state) return this.#stop('google.problem.state', attempt.returnTo);
    this.#parts.attempts.clear();
    const code = query.get('code');
    if (query.get('error') === 'access_denied') return this.#stop('google.problem.denied', attempt.returnTo);
    if (query.has('error') || !code) return this.#stop('google.problem.refused', attempt.returnTo);
    await this.#exchange(code, attempt, origin);
  }

  async #exchange(
    token: string,
    { verifier, nonce, returnTo }: GoogleAttempt,
    origin: string,
  ): Promise<void> {
    const { api } = this.#parts;
    const redirect_uri = redirectUriOf(origin);
    try {
      const answer = await api.signIn({ token, code_verifier: verifier, redirect_uri, nonce });
      await this.#accept(answer, returnTo);
    } catch (error) {
      this.#stop(stopOf(error), returnTo);
    }
  }

  async #accept(answer: GoogleAnswer, returnTo: string | undefined): Promise<void> {
    if (answer.op_type === 'login') {
      const { access_token, refresh_token } = answer;
      await this.#parts.session.open({ access_token, refresh_token });
      runInAction(() => (this.state = { status: 'signedIn', returnTo }));
      return;
    }
    const { oauth_ticket: ticket, email, nickname, account_exists: hasAccount } = answer;
    this.#parts.tickets.write({ ticket, email, nickname, hasAccount, returnTo });
    runInAction(() => (this.state = { status: 'register' }));
  }

  #stop(why: MessageId, returnTo?: string): void {
    runInAction(() => (this.state = { status: 'stopped', why, returnTo }));
  }
}

const stopOf = (error: unknown): MessageId => {
  if (!(error instanceof ApiFailure)) throw error;
  switch (error.code) {
    case NO_CONNECTION:
      return 'error.no_connection';
    case 'api.unavailable':
      return 'google.problem.unavailable';
    case 'api.forbidden':
      return 'login.google.not_set_up';
    case 'api.too_frequent':
      return 'error.too_frequent';
    default:
      return 'google.problem.refused';
  }
};
