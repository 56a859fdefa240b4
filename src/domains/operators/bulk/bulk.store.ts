import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';

/** How many of those that were picked it was done with, and with how many not. */
export interface BulkOutcome {
  done: number;
  failed: number;
}

const WORDS: Partial<Record<string, Words>> = {
  'api.invalid_data': { id: 'ops.reports.decided_already' },
  'api.data_exists': { id: 'ops.reports.more_came' },
  'api.post_not_exist': { id: 'ops.reports.decided_already' },
  'api.not_found': { id: 'ops.bulk.gone' },
  'api.forbidden': { id: 'ops.bulk.forbidden' },
  'api.too_frequent': { id: 'ops.bulk.too_often' },
};
const wordsOf = (error: unknown): Words =>
  (error instanceof ApiFailure && WORDS[error.code]) || { id: 'ops.bulk.failed' };

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

  /** `decide` rejects where it was not done, and takes what it was done with out of the list. */
  constructor(decide: (key: Key, act: Act, reason: string) => Promise<unknown>) {
    this.#decide = decide;
    makeAutoObservable(this, { picked: observableRef, problems: observableRef, tried: observableRef });
  }

  pick(key: Key, isPicked: boolean): void {
    const others = [...this.picked].filter((each) => each !== key);
    this.picked = new Set(isPicked ? [...others, key] : others);
  }

  pickAll(keys: readonly Key[]): void {
    this.picked = new Set(keys);
  }

  ask(act: Act | undefined): void {
    this.sending.reset();
    this.asked = act;
    this.reason = '';
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  /** Undefined where nothing was begun. */
  async confirm(): Promise<BulkOutcome | undefined> {
    const { asked: act } = this;
    const [reason, keys] = [this.reason.trim(), [...this.picked]];
    if (!act || keys.length === 0) return undefined;
    if (reason === '') {
      this.sending.refuse({ id: 'ops.reason.missing' });
      return undefined;
    }
    const done = await this.#all(keys, act, reason);
    this.ask(undefined);
    return { done, failed: keys.length - done };
  }

  async #all(keys: readonly Key[], act: Act, reason: string): Promise<number> {
    let done = 0;
    await this.sending.send(async () => {
      for (const [at, key] of keys.entries()) {
        if (this.asked !== act) return;
        runInAction(() => {
          this.tried = { at, of: keys.length };
        });
        if (await this.#one(key, act, reason)) done += 1;
      }
    });
    runInAction(() => {
      this.tried = undefined;
    });
    return done;
  }

  async #one(key: Key, act: Act, reason: string): Promise<boolean> {
    const problem = await this.#decide(key, act, reason).then(() => undefined, wordsOf);
    runInAction(() => {
      const problems = new Map(this.problems);
      problems.delete(key);
      if (problem) problems.set(key, problem);
      else this.pick(key, false);
      this.problems = problems;
    });
    return problem === undefined;
  }
}
