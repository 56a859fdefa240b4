import { type CaptchaAnswer, type CaptchaMessage, LIMITS, VerifiedStatus } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { ToastStore } from '../../../lib/toasts/toasts.store.ts';
import { deviceId } from '../device.ts';
import { addressOf, type Identifier } from '../identifiers/identifier.model.ts';
import { markCodeSent } from './resend.ts';

/** `verified`: this device has proved the address already; `cancelled`: the person closed the captcha. */
export type CodeOutcome = 'sent' | 'verified' | 'cancelled';

/** What a form is given; `lang` is the language of the message. */
export type SendCode = (identifier: Identifier, lang: string) => Promise<CodeOutcome>;

/** `loading`: no longer than 10 s; `ready`: the person is at it; `refused`: the server wants another one. */
export interface CaptchaCheck {
  status: 'loading' | 'ready' | 'refused';
  /** Another one with each captcha. */
  round: number;
}

/** `unsolved`: goes on without an answer; whether that is good enough, the server says. */
type Solved = CaptchaAnswer | 'unsolved' | 'cancelled';

interface CodeSenderParts {
  http: HttpCalls;
  toasts: Pick<ToastStore, 'show'>;
}

const wantsCaptcha = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'api.validation' && 'captcha' in error.params;

/** Sends codes for every form that needs one, after the captcha where the brand has it (product.md section 7). */
export class CodeSender {
  /** Whether the brand asks for a captcha (product.md section 3); undefined until the server has responded. */
  geetestStatus: boolean | undefined;
  /** The captcha on the screen. */
  check: CaptchaCheck | undefined;
  readonly #parts: CodeSenderParts;
  #asking: Promise<void> | undefined;
  #settle: ((solved: Solved) => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rounds = 0;

  constructor(parts: CodeSenderParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false });
  }

  /** Asks once a page load whether a captcha comes first; when the call fails, the next one asks again. */
  prepare(): Promise<void> {
    this.#asking ??= this.#ask();
    return this.#asking;
  }

  /** @throws ApiFailure */
  async send(identifier: Identifier, lang: string): Promise<CodeOutcome> {
    this.cancel();
    if (this.geetestStatus === undefined) await this.prepare();
    for (;;) {
      const isAsked = this.geetestStatus === true;
      const solved = isAsked ? await this.#solve('loading') : 'unsolved';
      if (solved === 'cancelled') return solved;
      try {
        return await this.#post(identifier, lang, solved === 'unsolved' ? undefined : solved);
      } catch (error) {
        if (!wantsCaptcha(error)) throw error;
        // Switched on since the page was loaded, or not good enough.
        runInAction(() => (this.geetestStatus = true));
        if (isAsked && (await this.#solve('refused')) === 'cancelled') return 'cancelled';
      }
    }
  }

  /** What the captcha's page says. */
  accept(message: CaptchaMessage): void {
    if (!this.check || this.check.status === 'refused') return;
    switch (message.type) {
      case 'ready':
        clearTimeout(this.#timer);
        this.check = { ...this.check, status: 'ready' };
        return;
      case 'success': {
        const { type: _, ...answer } = message;
        this.#finish(answer);
        return;
      }
      case 'error':
        this.#fail();
        return;
      case 'closed':
        this.#finish('cancelled');
    }
  }

  /** After a refusal: once more. */
  retry(): void {
    if (this.check?.status === 'refused') this.#finish('unsolved');
  }

  /** The person would rather not. */
  cancel(): void {
    this.#finish('cancelled');
  }

  stop(): void {
    this.cancel();
  }

  async #ask(): Promise<void> {
    try {
      const { geetest_status } = await this.#parts.http.call('GET /api/v1/verification', {
        background: true,
        anonymous: true,
        timeout: LIMITS.captchaTimeout,
      });
      runInAction(() => (this.geetestStatus = geetest_status));
    } catch {
      this.#asking = undefined;
    }
  }

  async #post(identifier: Identifier, lang: string, answer: CaptchaAnswer | undefined): Promise<CodeOutcome> {
    const { verified_status } = await this.#parts.http.call('POST /api/v3/verification', {
      body: { ...identifier, lang, ...answer, device_id: await deviceId() },
      claims: 'all',
      anonymous: true,
    });
    if (verified_status === VerifiedStatus.VERIFIED) return 'verified';
    markCodeSent(addressOf(identifier));
    return 'sent';
  }

  #solve(status: 'loading' | 'refused'): Promise<Solved> {
    return new Promise((resolve) => {
      this.#settle = resolve;
      this.#rounds += 1;
      runInAction(() => (this.check = { status, round: this.#rounds }));
      if (status === 'loading') this.#timer = setTimeout(() => this.#fail(), LIMITS.captchaTimeout);
    });
  }

  /** A captcha that does not come is a toast (product.md section 8); the code goes on its way without it. */
  #fail(): void {
    this.#parts.toasts.show({ id: 'register.no_network' }, 'error');
    this.#finish('unsolved');
  }

  #finish(solved: Solved): void {
    clearTimeout(this.#timer);
    runInAction(() => (this.check = undefined));
    this.#settle?.(solved);
    this.#settle = undefined;
  }
}
