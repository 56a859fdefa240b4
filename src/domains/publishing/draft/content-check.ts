import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallArguments, HttpCalls } from '../../../lib/http/call.ts';
import { ApiFailure } from '../../../lib/http/failure.ts';

export type Checked = CallArguments<'POST /social/api/posts/check-content'>[0]['body'];

/** Milliseconds after the last letter. */
const PAUSE = 600;
const REFUSALS = ['api.block_word', 'api.comment_has_hyperlink'] as const;

/** What the server would refuse of the words, asked while they are written; the last text counts. */
export class ContentCheck {
  /** Of the last text that was looked at. */
  refusal: ApiFailure | undefined;
  readonly #http: HttpCalls;
  readonly #onRefused: (failure: ApiFailure) => void;
  /** What was refused and said before: it is not said with each letter. */
  readonly #said = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking: AbortController | undefined;

  /** `onRefused`: a reason that has not been said yet. */
  constructor(http: HttpCalls, onRefused: (failure: ApiFailure) => void) {
    this.#http = http;
    this.#onRefused = onRefused;
    makeAutoObservable(this, { refusal: observableRef });
  }

  look(content: Checked): void {
    this.stop();
    const { description, hashtags, place = '' } = content;
    if (description === '' && hashtags.length === 0 && place === '') {
      this.refusal = undefined;
      return;
    }
    this.#timer = setTimeout(() => void this.#ask(content), PAUSE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#asking = undefined;
  }

  async #ask(body: Checked): Promise<void> {
    const asking = new AbortController();
    this.#asking = asking;
    const { signal } = asking;
    const refusal = await this.#http
      .call('POST /social/api/posts/check-content', { body, signal, claims: 'all' })
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    if (signal.aborted) return;
    runInAction(() => {
      // Whoever cannot be asked refuses nothing: publishing asks again.
      const isRefused = refusal instanceof ApiFailure && REFUSALS.some((code) => code === refusal.code);
      this.refusal = isRefused ? refusal : undefined;
      if (isRefused) this.#say(refusal);
    });
  }

  #say(refusal: ApiFailure): void {
    const key = `${refusal.code} ${JSON.stringify(refusal.params)}`;
    if (this.#said.has(key)) return;
    this.#said.add(key);
    this.#onRefused(refusal);
  }
}
