import { makeAutoObservable } from 'mobx';
import { type ClaimedWords, Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { TabValue } from '../../../lib/storage/tab-value.ts';
import { authorizationUrl, type GoogleAttempt, newAttempt } from './google-request.ts';

export interface GoogleStartParts {
  http: HttpCalls;
  attempts: TabValue<GoogleAttempt>;
  /** Goes to another site. */
  leave: (url: string) => void;
}

/** Codes whose message points at another way to log in. */
const wordsOf: ClaimedWords = ({ code }) => {
  if (code === 'api.forbidden') return { id: 'login.google.not_set_up' };
  return code === 'api.unavailable' ? { id: 'google.problem.unavailable' } : undefined;
};

/** The way to Google. */
export class GoogleStart {
  readonly sending = new Submission(wordsOf);
  readonly #parts: GoogleStartParts;

  constructor(parts: GoogleStartParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false });
  }

  /** The browser is on its way. */
  get isLeaving(): boolean {
    return this.sending.isSending || this.sending.state.status === 'sent';
  }

  async begin(origin: string, returnTo: string | undefined): Promise<void> {
    if (this.isLeaving) return;
    const { sending } = this;
    // Without a secure connection the browser keeps its cryptography to itself.
    if (!globalThis.crypto.subtle) return sending.refuse({ id: 'google.problem.insecure' });
    const settings = await sending.send(() =>
      this.#parts.http.call('GET /api/v2/oauth/google', {
        claims: ['api.forbidden', 'api.unavailable', 'api.too_frequent'],
        anonymous: true,
      }),
    );
    if (!settings) return;
    const attempt = newAttempt(returnTo);
    const url = await authorizationUrl(settings.result, attempt, origin).catch(() => undefined);
    if (!url) sending.refuse({ id: 'google.problem.unavailable' });
    else if (this.#parts.attempts.write(attempt)) this.#parts.leave(url);
    else sending.refuse({ id: 'google.problem.storage' });
  }

  /** Back from Google by the browser's own button, to a page that was kept. */
  comeBack(): void {
    if (this.sending.state.status === 'sent') this.sending.reset();
  }
}
