import { type ClaimedWords, Submission } from '../../../lib/forms/submission.ts';
import { addressOf, type Identifier } from '../identifiers/identifier.model.ts';
import type { CodeOutcome, SendCode } from './code-sender.store.ts';
import { noteRefusedResend } from './resend.ts';

/** Refusals that the person can correct: the server's message is shown. */
const SHOWS_SERVER_TEXT = new Set<string>(['api.validation', 'api.invalid_phone', 'api.too_frequent']);

/** Any other failure to send a code shows "retry later" (product.md section 8). */
const sendWordsOf: ClaimedWords = ({ code, params }) => {
  if (code === 'api.invalid_phone' && 'country' in params) return { id: 'register.country_refused' };
  return SHOWS_SERVER_TEXT.has(code) ? undefined : { id: 'error.retry_later' };
};

/** A form asks for a code to be sent. */
export class CodeRequest {
  readonly sending: Submission;
  readonly #sendCode: SendCode;

  /** `onLost` shows a lost connection outside the form. */
  constructor(sendCode: SendCode, onLost?: () => void) {
    this.#sendCode = sendCode;
    this.sending = new Submission(sendWordsOf, onLost);
  }

  /** Returns undefined when it was refused. A code that was asked for on another device is `sent` too: it can be typed here. */
  async send(identifier: Identifier, lang: string): Promise<CodeOutcome | undefined> {
    const sent = await this.sending.send(() =>
      this.#sendCode(identifier, lang).catch((error: unknown): CodeOutcome => {
        if (noteRefusedResend(addressOf(identifier), error)) return 'sent';
        throw error;
      }),
    );
    return sent?.result;
  }
}
