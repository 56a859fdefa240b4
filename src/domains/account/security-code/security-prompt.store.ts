import { LIMITS } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Submission } from '../../../lib/forms/submission.ts';
import { type FailureCode, NO_CONNECTION } from '../../../lib/http/failure.ts';
import { clockOf } from '../../../lib/text/time.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';

/** What the prompt says in its place: a call that is confirmed with the security password claims them. */
export const SECURITY_CLAIMS = ['api.invalid_security_code', 'api.too_frequent'] as const;

/** Whether a refusal needs no other words than the prompt's. */
export const isSaidByPrompt = (code: string | undefined): boolean =>
  SECURITY_CLAIMS.some((claim) => claim === code);

/** Binding has a code of its own, which the catalogue announces (product.md section 8). */
const WRONG: readonly FailureCode[] = ['api.invalid_security_code', 'api.invalid_code'];

export interface SecurityPromptParts {
  /** Of the form that is confirmed. */
  sending: Submission;
  /** Sends the form with these digits, through `sending`. */
  send: (securityCode: string) => Promise<unknown>;
  /** There is no security password yet. */
  onUnset: () => void;
  /** The form was refused for another reason, which it says itself. */
  onRefused: () => void;
}

const numberIn = (params: object, name: string): number | undefined => {
  const value = (params as Record<string, unknown>)[name];
  return typeof value === 'number' ? value : undefined;
};

/** The digits that confirm a form, and what came of sending it with them. */
export class SecurityPrompt {
  digits = '';
  /** Milliseconds since 1970: too many wrong ones before. */
  lockedUntil = 0;
  readonly #parts: SecurityPromptParts;

  constructor(parts: SecurityPromptParts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  /** On its way, or done: nothing more is typed. */
  get isBusy(): boolean {
    const { status } = this.#parts.sending.state;
    return status === 'sending' || status === 'sent';
  }

  /** The answer was lost: the same digits may go again. */
  get isLost(): boolean {
    return this.#parts.sending.refusal === NO_CONNECTION;
  }

  get problem(): Words | undefined {
    const { state } = this.#parts.sending;
    if (state.status !== 'failed') return undefined;
    if (this.lockedUntil > 0)
      return { id: 'security.ask.locked', values: { time: clockOf(new Date(this.lockedUntil)) } };
    const left = numberIn(state.params, 'left');
    if (WRONG.includes(state.code) && left !== undefined)
      return { id: 'security.ask.wrong', values: { left } };
    return state.words;
  }

  /** Digits of the keypad; the last one sends. */
  async type(digits: string): Promise<void> {
    if (this.isBusy) return;
    this.digits = digits;
    this.lockedUntil = 0;
    this.#parts.sending.reset();
    if (digits.length === LIMITS.securityCodeLength) await this.#send();
  }

  /** Once more, with the same digits. */
  async repeat(): Promise<void> {
    if (this.isLost) await this.#send();
  }

  async #send(): Promise<void> {
    const { sending, send, onUnset, onRefused } = this.#parts;
    await send(this.digits);
    const { state } = sending;
    if (state.status !== 'failed' || state.code === NO_CONNECTION) return;
    const { code, params } = state;
    runInAction(() => {
      this.digits = '';
      this.lockedUntil = lockAfter(code, params);
    });
    if (code === 'api.security_code_empty') onUnset();
    else if (!WRONG.includes(code) && code !== 'api.too_frequent') onRefused();
  }
}

/** Until when it is locked; 0: it is not. The last wrong one locks it. */
const lockAfter = (code: FailureCode, params: object): number => {
  if (WRONG.includes(code) && numberIn(params, 'left') === 0) return Date.now() + LIMITS.securityCodeLock;
  const seconds = numberIn(params, 'retry_after');
  const isLocked = code === 'api.too_frequent' && 'security_code' in params;
  return isLocked && seconds !== undefined ? Date.now() + seconds * 1000 : 0;
};
