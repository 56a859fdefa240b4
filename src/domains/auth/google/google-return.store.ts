import { makeAutoObservable, runInAction } from 'mobx';
import type { HttpCalls, ResultOf } from '../../../lib/http/call.ts';
import { ApiFailure, type FailureCode, NO_CONNECTION } from '../../../lib/http/failure.ts';
import type { MessageId } from '../../../lib/intl/ids.ts';
import type { TabValue } from '../../../lib/storage/tab-value.ts';
import { deviceFields } from '../device.ts';
import type { SessionStore } from '../sessions/session.store.ts';
import type { GoogleTicket } from './google.storage.ts';
import { type GoogleAttempt, redirectUriOf } from './google-request.ts';

export type GoogleReturnState =
  | { status: 'checking' }
  | { status: 'signedIn'; returnTo: string | undefined }
  /** Somebody new, or whose address has an account: goes on at the registration. */
  | { status: 'register' }
  | { status: 'stopped'; why: MessageId; returnTo: string | undefined };

export interface GoogleReturnParts {
  http: HttpCalls;
  session: Pick<SessionStore, 'open'>;
  attempts: TabValue<GoogleAttempt>;
  tickets: TabValue<GoogleTicket>;
}

/** Codes that end the flow: the whole page shows why, with a way on. */
const STOPS: Partial<Record<FailureCode, MessageId>> = {
  [NO_CONNECTION]: 'error.no_connection',
  'api.unavailable': 'google.problem.unavailable',
  'api.forbidden': 'login.google.not_set_up',
  'api.too_frequent': 'error.too_frequent',
  'api.invalid_data': 'google.problem.refused',
};
const CLAIMS = Object.keys(STOPS);

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
    // Somebody else's response: nothing of it is sent, and the own attempt stays good.
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
    const redirect_uri = redirectUriOf(origin);
    try {
      const answer = await this.#parts.http.call('POST /api/v2/oauth/google', {
        body: { token, code_verifier: verifier, redirect_uri, nonce, ...(await deviceFields()) },
        claims: CLAIMS,
        anonymous: true,
      });
      await this.#accept(answer, returnTo);
    } catch (error) {
      this.#stop(stopOf(error), returnTo);
    }
  }

  async #accept(answer: ResultOf<'POST /api/v2/oauth/google'>, returnTo: string | undefined): Promise<void> {
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
  return STOPS[error.code] ?? 'google.problem.refused';
};
