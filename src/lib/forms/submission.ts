import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { passedWordsOf } from '../errors/passed.ts';
import { ApiFailure, CANCELLED, type FailureCode, NO_CONNECTION } from '../http/failure.ts';
import type { Words } from '../toasts/toasts.store.ts';

/** `failed` without words: the failure has been announced elsewhere, and the form is as it was. */
export type SubmissionState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'failed'; code: FailureCode; params: ApiFailure['params']; words: Words | undefined }
  | { status: 'sent' };

/** What a form says about a code that it claims; without words of its own the server's, then the catalogue's. */
export type ClaimedWords = (failure: ApiFailure) => Words | undefined;

/** One form being sent: one request at a time, and what came of it. */
export class Submission {
  state: SubmissionState = { status: 'idle' };
  readonly #wordsOf: ClaimedWords;
  readonly #onLost: (() => void) | undefined;

  /** `onLost` says a lost connection elsewhere than in the form's place (sign-up, recovery). */
  constructor(wordsOf: ClaimedWords = () => undefined, onLost?: () => void) {
    this.#wordsOf = wordsOf;
    this.#onLost = onLost;
    makeAutoObservable(this, { state: observableRef });
  }

  get isSending(): boolean {
    return this.state.status === 'sending';
  }

  /** Shown in the form's own place. */
  get problem(): Words | undefined {
    return this.state.status === 'failed' ? this.state.words : undefined;
  }

  /** The code that the server last refused with. */
  get refusal(): FailureCode | undefined {
    return this.state.status === 'failed' ? this.state.code : undefined;
  }

  /**
   * Sends, unless it is sending already. Returns what `work` returns, in a box; undefined when it failed. Errors that are no
   * failures of a call are thrown on.
   */
  async send<Result>(work: () => Promise<Result>): Promise<{ result: Result } | undefined> {
    if (this.isSending) return undefined;
    this.state = { status: 'sending' };
    try {
      const result = await work();
      this.#become({ status: 'sent' });
      return { result };
    } catch (error) {
      if (!(error instanceof ApiFailure)) {
        this.#become({ status: 'idle' });
        throw error;
      }
      this.#become(error.code === CANCELLED ? { status: 'idle' } : this.#failedWith(error));
      return undefined;
    }
  }

  /** A problem that the form finds by itself. */
  refuse(words: Words, code: FailureCode = 'api.validation'): void {
    this.state = { status: 'failed', code, params: {}, words };
  }

  /** The person types again: the last message is cleared. */
  reset(): void {
    if (!this.isSending) this.state = { status: 'idle' };
  }

  #failedWith(error: ApiFailure): SubmissionState {
    const { code, params } = error;
    if (code === NO_CONNECTION && this.#onLost) {
      this.#onLost();
      return { status: 'failed', code, params, words: undefined };
    }
    const words = passedWordsOf(error);
    return { status: 'failed', code, params, words: words && (this.#wordsOf(error) ?? words) };
  }

  #become(state: SubmissionState): void {
    runInAction(() => {
      this.state = state;
    });
  }
}
