import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';

const wordsOf = ({ code }: ApiFailure): Words | undefined =>
  code === 'api.validation' ? { id: 'ops.words.wrong' } : undefined;

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/** What came of a text: not tried yet, may be written, or the word that it is refused for. */
export type Verdict = { status: 'none' } | { status: 'passes' } | { status: 'refused'; word: string };

/** The block words of the brand, as they hold and as they are typed. */
export class BlockWords {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  typed = '';
  reason = '';
  probe = '';
  verdict: Verdict = { status: 'none' };
  readonly sending = new Submission(wordsOf);
  readonly testing = new Submission(wordsOf);
  /** As they hold. */
  #held: readonly string[] = [];
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, { verdict: observableRef });
  }

  async load(): Promise<void> {
    this.status = 'loading';
    const answer = await this.#http
      .call('GET /ops/api/block-words', { claims: 'all' })
      .catch(() => undefined);
    runInAction(() => {
      this.status = answer ? 'ready' : 'failed';
      if (answer) this.#take(answer.words);
    });
  }

  setTyped(typed: string): void {
    this.sending.reset();
    this.typed = typed;
    this.verdict = { status: 'none' };
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  setProbe(probe: string): void {
    this.testing.reset();
    this.probe = probe;
    this.verdict = { status: 'none' };
  }

  /** Puts the lines of a file in; they hold when they are saved. */
  async import(file: Pick<File, 'text'>): Promise<void> {
    const text = await file.text();
    runInAction(() => this.setTyped(linesOf(`${this.typed}\n${text}`).join('\n')));
  }

  export(): void {
    const text = linesOf(this.typed).join('\n');
    saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'block-words.txt');
  }

  /** With the words as they are typed, before they hold. */
  async test(): Promise<void> {
    const body = { text: this.probe, words: linesOf(this.typed) };
    const sent = await this.testing.send(() =>
      this.#http.call('POST /ops/api/block-words/test', { body, claims: ['api.validation'] }),
    );
    if (!sent) return;
    const { word } = sent.result;
    runInAction(() => {
      this.verdict = word === null ? { status: 'passes' } : { status: 'refused', word };
    });
  }

  /** What was changed alone goes to the server: another operator may have changed the rest. True when it holds. */
  async save(): Promise<boolean> {
    const reason = this.reason.trim();
    if (reason === '') {
      this.sending.refuse({ id: 'ops.reason.missing' });
      return false;
    }
    const lines = linesOf(this.typed);
    const [held, wanted] = [new Set(this.#held), new Set(lines)];
    const body = {
      add: lines.filter((word) => !held.has(word)),
      remove: this.#held.filter((word) => !wanted.has(word)),
      reason,
    };
    const sent = await this.sending.send(() =>
      this.#http.call('POST /ops/api/block-words/change', { body, claims: ['api.validation'] }),
    );
    if (sent)
      runInAction(() => {
        this.#take(sent.result.words);
        this.reason = '';
      });
    return sent !== undefined;
  }

  #take(words: readonly string[]): void {
    this.#held = words;
    this.typed = words.join('\n');
  }
}
