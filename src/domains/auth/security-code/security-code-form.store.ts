import { isGuessableCode, LIMITS, parseSecurityCode } from '@livery/contract';
import { makeAutoObservable, runInAction } from 'mobx';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import type { AuthApi, Identifier, SecurityProof } from '../auth.api.ts';
import type { SendCode } from '../codes/code-sender.store.ts';
import { codeProblemOf, problemOf, sendProblemOf } from '../problem.model.ts';

/** What the proof is: the login password, the old security password, or a code that has been sent. */
export type ProofKind = 'password' | 'old_code' | 'code';

/** proof · the new digits · the same once more · done */
export type SecurityStep = 'proof' | 'new' | 'repeat' | 'done';

type Api = Pick<AuthApi, 'setSecurityCode'> & { sendCode: SendCode };

const isWhole = (digits: string): boolean => digits.length === LIMITS.securityCodeLength;

/** First, changed and forgotten security password (decisions.md section 3). */
export class SecurityCodeForm {
  step: SecurityStep = 'proof';
  kind: ProofKind;
  proof = '';
  /** The digits of the step `new` or `repeat`, as far as they are typed. */
  digits = '';
  activity: 'idle' | 'sending' | 'saving' = 'idle';
  problem: Words | undefined;
  #chosen = '';
  readonly #api: Api;
  readonly #own: Identifier;

  /** `own`: where a code of a forgotten one goes. */
  constructor(api: Api, own: Identifier, start: { isSet: boolean }) {
    this.#api = api;
    this.#own = own;
    this.kind = start.isSet ? 'old_code' : 'password';
    makeAutoObservable(this, {}, { deep: false });
  }

  typeProof(proof: string): void {
    this.proof = proof;
    this.problem = undefined;
  }

  /** The proof is only looked at by the server, together with the new digits. */
  prove(): void {
    const isEnough = this.kind === 'password' ? this.proof !== '' : isWhole(this.proof);
    if (isEnough) this.#go('new');
    else this.problem = { id: this.kind === 'password' ? 'login.password.missing' : 'security.whole' };
  }

  /** Forgotten: a code takes the place of the old digits. */
  async forget(lang: string): Promise<void> {
    if (this.activity !== 'idle') return;
    this.activity = 'sending';
    this.problem = undefined;
    try {
      if ((await this.#api.sendCode(this.#own, lang)) === 'cancelled') return;
      runInAction(() => {
        this.kind = 'code';
        this.proof = '';
      });
    } catch (error) {
      const problem = sendProblemOf(error);
      runInAction(() => (this.problem = problem));
    } finally {
      runInAction(() => (this.activity = 'idle'));
    }
  }

  /** Digits of the keypad; the sixth leads on. */
  async type(digits: string): Promise<void> {
    if (this.activity !== 'idle') return;
    this.digits = digits;
    this.problem = undefined;
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

  async #save(): Promise<void> {
    this.activity = 'saving';
    try {
      await this.#api.setSecurityCode(this.#chosen, this.#proofOf());
      runInAction(() => this.#go('done'));
    } catch (error) {
      runInAction(() => this.#refuse(error));
    } finally {
      runInAction(() => (this.activity = 'idle'));
    }
  }

  #proofOf(): SecurityProof {
    const { proof } = this;
    if (this.kind === 'password') return { password: proof };
    return this.kind === 'old_code' ? { old_code: proof } : { code: proof, mode: this.#own.mode };
  }

  /** A wrong proof has to be given again, and the new digits with it. */
  #refuse(error: unknown): void {
    const code = error instanceof ApiFailure ? error.code : '';
    this.proof = '';
    if (code === 'api.invalid_old_code') this.#go('proof', { id: 'security.wrong_old' });
    else if (code === 'api.invalid_old_password') this.#go('proof', { id: 'account.password.wrong' });
    else if (this.kind === 'code') this.#go('proof', codeProblemOf(error));
    else this.#go('proof', problemOf(error));
  }

  #go(step: SecurityStep, problem?: Words): void {
    this.step = step;
    this.digits = '';
    this.problem = problem;
  }
}
