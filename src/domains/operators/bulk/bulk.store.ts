import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type ClaimedWords, Submission } from '../../../lib/forms/submission.ts';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';

/** With how many of those that were picked it was done, with how many it could not be, and how many were never tried. */
export interface BulkOutcome {
  done: number;
  failed: number;
  left: number;
}

/** What else goes with it. */
export interface BulkWays {
  /** What is said where it was not done, before what is said of every list. */
  wordsOf?: ClaimedWords;
  /** Another question is asked, or none. */
  asked?: () => void;
  /** It is confirmed, and begins. */
  begun?: () => void;
}

const WORDS: Partial<Record<string, Words>> = {
  'api.invalid_data': { id: 'ops.reports.decided_already' },
  'api.data_exists': { id: 'ops.reports.more_came' },
  'api.post_not_exist': { id: 'ops.reports.decided_already' },
  'api.not_found': { id: 'ops.bulk.gone' },
  'api.forbidden': { id: 'ops.bulk.forbidden' },
  'api.too_frequent': { id: 'ops.bulk.too_often' },
};

/**
 * One decision about many things of a list: each is decided by itself, one after the other, as if somebody had opened it.
 * What could not be done stays picked, with why. Whoever closes the question meanwhile ends it after the one under way.
 */
export class Bulk<Key, Act extends string> {
  picked: ReadonlySet<Key> = new Set();
  problems: ReadonlyMap<Key, Words> = new Map();
  /** What is about to be done. */
  asked: Act | undefined;
  /** How many of those that were picked have been tried. */
  tried: { at: number; of: number } | undefined;
  reason = '';
  readonly sending = new Submission();
  readonly #decide: (key: Key, act: Act, reason: string) => Promise<unknown>;
  readonly #ways: BulkWays;
  /** What the question that is open was confirmed for; another question has not been. */
  #run: BulkOutcome | undefined;

  /** `decide` rejects where it was not done, and takes what it was done with out of the list. */
  constructor(decide: (key: Key, act: Act, reason: string) => Promise<unknown>, ways: BulkWays = {}) {
    this.#decide = decide;
    this.#ways = ways;
    makeAutoObservable(this, { picked: observableRef, problems: observableRef, tried: observableRef });
  }

  pick(key: Key, isPicked: boolean): void {
    const others = [...this.picked].filter((each) => each !== key);
    this.picked = new Set(isPicked ? [...others, key] : others);
  }

  pickAll(keys: readonly Key[]): void {
    this.picked = new Set(keys);
  }

  /** What is listed now: nothing is decided about what nobody sees any more. */
  offer(keys: readonly Key[]): void {
    const listed = new Set(keys);
    const picked = [...this.picked].filter((key) => listed.has(key));
    const problems = [...this.problems].filter(([key]) => listed.has(key));
    if (picked.length < this.picked.size) this.picked = new Set(picked);
    if (problems.length < this.problems.size) this.problems = new Map(problems);
  }

  /** It was decided about by itself. */
  leave(key: Key): void {
    this.pick(key, false);
    this.problems = new Map([...this.problems].filter(([each]) => each !== key));
  }

  ask(act: Act | undefined): void {
    this.#run = undefined;
    this.sending.reset();
    this.asked = act;
    this.tried = undefined;
    this.reason = '';
    this.#ways.asked?.();
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  /** Undefined where nothing was begun. */
  async confirm(): Promise<BulkOutcome | undefined> {
    const { asked: act } = this;
    const [reason, keys] = [this.reason.trim(), [...this.picked]];
    if (!act || keys.length === 0 || this.sending.isSending) return undefined;
    if (reason === '') {
      this.sending.refuse({ id: 'ops.reason.missing' });
      return undefined;
    }
    this.#ways.begun?.();
    const run = { done: 0, failed: 0, left: keys.length };
    this.#run = run;
    await this.sending.send(() => this.#all(run, keys, (key) => this.#decide(key, act, reason)));
    if (this.#run === run) this.ask(undefined);
    return run;
  }

  async #all(run: BulkOutcome, keys: readonly Key[], decide: (key: Key) => Promise<unknown>): Promise<void> {
    for (const [at, key] of keys.entries()) {
      if (this.#run !== run) return;
      if (!this.picked.has(key)) continue;
      runInAction(() => {
        this.tried = { at, of: keys.length };
      });
      const isDone = await this.#one(key, decide);
      run[isDone ? 'done' : 'failed'] += 1;
      run.left -= 1;
    }
  }

  async #one(key: Key, decide: (key: Key) => Promise<unknown>): Promise<boolean> {
    const problem = await decide(key).then(
      () => undefined,
      (error: unknown) => this.#wordsOf(error),
    );
    runInAction(() => {
      if (problem) this.problems = new Map([...this.problems, [key, problem]]);
      else this.leave(key);
    });
    return problem === undefined;
  }

  #wordsOf(error: unknown): Words {
    const own = error instanceof ApiFailure && (this.#ways.wordsOf?.(error) ?? WORDS[error.code]);
    return own || { id: 'ops.bulk.failed' };
  }
}
