import { isGuessableCode, LIMITS, type LoginMode, parseSecurityCode } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { addressOf, CodeRequest, type Identifier, type SendCode } from '../../auth/index.ts';

/** What the proof is: the login password, the old security password, or a code that has been sent. */
export type ProofKind = 'password' | 'old_code' | 'code';

/** What travels: the login password or a fresh code for the first, the old one or a fresh code for a later. */
type SecurityProof = { password: string } | { old_code: string } | { code: string; mode: LoginMode };

/** proof · the new digits · the same once more · done */
export type SecurityStep = 'proof' | 'new' | 'repeat' | 'done';

export interface SecurityCodeParts {
  http: HttpCalls;
  sendCode: SendCode;
}

interface SecurityStart {
  isSet: boolean;
  /** Who came by a phone's code or by Google may have none. */
  hasPassword: boolean;
}

const firstProof = ({ isSet, hasPassword }: SecurityStart): ProofKind => {
  if (isSet) return 'old_code';
  return hasPassword ? 'password' : 'code';
};

const isWhole = (digits: string): boolean => digits.length === LIMITS.securityCodeLength;

/** First, changed and forgotten security password (decisions.md section 3). */
export class SecurityCodeForm {
  step: SecurityStep = 'proof';
  kind: ProofKind;
  proof = '';
  /** Where a code is the proof: it has gone out. */
  isSent = false;
  /** The digits of the step `new` or `repeat`, as far as they are typed. */
  digits = '';
  readonly request: CodeRequest;
  readonly saving = new Submission();
  #chosen = '';
  readonly #http: HttpCalls;
  readonly #own: Identifier;
  readonly #isSet: boolean;

  /** `own`: where a code goes. */
  constructor({ http, sendCode }: SecurityCodeParts, own: Identifier, start: SecurityStart) {
    this.#http = http;
    this.#own = own;
    this.request = new CodeRequest(sendCode);
    this.kind = firstProof(start);
    this.#isSet = start.isSet;
    makeAutoObservable(this, {}, { deep: false });
  }

  /** Where a code goes. */
  get to(): string {
    return addressOf(this.#own);
  }

  /** Withdrawals wait from now on. */
  get isReset(): boolean {
    return this.#isSet && this.kind === 'code';
  }

  get isBusy(): boolean {
    return this.request.sending.isSending || this.saving.isSending;
  }

  get problem(): Words | undefined {
    return this.request.sending.problem ?? this.saving.problem;
  }

  typeProof(proof: string): void {
    this.proof = proof;
    this.#settle();
  }

  /** The proof is only looked at by the server, together with the new digits. */
  prove(): void {
    const isEnough = this.kind === 'password' ? this.proof !== '' : isWhole(this.proof);
    if (isEnough) this.#go('new');
    else this.saving.refuse({ id: this.kind === 'password' ? 'login.password.missing' : 'security.whole' });
  }

  /** A code takes the place of the old digits that are forgotten, or of a login password that there is not. */
  async sendCode(lang: string): Promise<void> {
    if (this.isBusy) return;
    this.#settle();
    const outcome = await this.request.send(this.#own, lang);
    if (outcome === undefined || outcome === 'cancelled') return;
    runInAction(() => {
      this.kind = 'code';
      this.isSent = true;
      this.proof = '';
    });
  }

  /** Digits of the keypad; the sixth leads on. */
  async type(digits: string): Promise<void> {
    if (this.isBusy) return;
    this.digits = digits;
    this.#settle();
    if (!isWhole(digits)) return;
    if (this.step === 'new') this.#choose(digits);
    else if (digits !== this.#chosen) this.#go('new', { id: 'security.differs' });
    else await this.#save();
  }

  #choose(digits: string): void {
    const isGood = parseSecurityCode(digits) !== undefined && !isGuessableCode(digits);
    if (isGood) {
      this.#chosen = digits;
      this.#go('repeat');
    } else this.#go('new', { id: 'security.guessable' });
  }

  /** A wrong proof, which is announced, has to be given again, and the new digits with it. */
  async #save(): Promise<void> {
    const saved = await this.saving.send(() =>
      this.#http.call('POST /api/v1/users/security-code', {
        body: { security_code: this.#chosen, ...this.#proofOf() },
        claims: ['api.too_frequent'],
      }),
    );
    runInAction(() => {
      this.step = saved ? 'done' : 'proof';
      this.digits = '';
      if (!saved) this.proof = '';
    });
  }

  #proofOf(): SecurityProof {
    const { proof } = this;
    if (this.kind === 'password') return { password: proof };
    return this.kind === 'old_code' ? { old_code: proof } : { code: proof, mode: this.#own.mode };
  }

  #go(step: SecurityStep, problem?: Words): void {
    this.step = step;
    this.digits = '';
    if (problem) this.saving.refuse(problem);
    else this.#settle();
  }

  /** Clears the last message. */
  #settle(): void {
    this.request.sending.reset();
    this.saving.reset();
  }
}
