import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiFailure, CANCELLED, NO_CONNECTION } from '../http/failure.ts';
import { newCid } from '../ids.ts';
import { isText, type StoredValue, storedValue } from '../storage/stored-value.ts';

/** What was sent, and what it was about: sent again it carries the same `cid`, and is done once. */
export interface Attempt<Written = undefined> {
  cid: string;
  about: string;
  /** What a form needs to stand as it stood; never the security password. */
  written: Written;
}

/** No answer came, or the server, or what stands before it, broke: nobody knows whether it was done. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  (error.code === NO_CONNECTION || error.code === CANCELLED || error.status >= 500);

/**
 * The server knows of none under this name: of one it would have given the result. Every other refusal may come before it looks, as
 * that of a wrong security password does.
 */
const SAYS_UNDONE: ReadonlySet<string> = new Set([
  'api.insufficient_balance',
  'api.too_much',
  'api.invalid_data',
  'api.data_exists',
  'api.order_expired',
  'api.invalid_order_id',
]);

/** Whether that ends an attempt; `wasLost`: it was sent before, and that was not answered. */
const isEnd = (error: unknown, wasLost: boolean): boolean =>
  error instanceof ApiFailure && !isUnanswered(error) && (!wasLost || SAYS_UNDONE.has(error.code));

const isAttempt = (value: unknown): value is Attempt<unknown> => {
  const { cid, about } = (value ?? {}) as Partial<Attempt>;
  return isText(cid) && isText(about);
};

/** All that was sent and is not answered yet, one for each thing that it is about; over a reload, and in all tabs. */
export class Unanswered<Written = undefined> {
  list: readonly Attempt<Written>[];
  readonly #stored: StoredValue<Attempt<Written>[]>;

  /** `kind`: a name of the sort of sending. `isWritten`: what was kept fits this version. */
  constructor(kind: string, isWritten: (value: unknown) => value is Written) {
    // `me.`: it goes when its owner leaves.
    this.#stored = storedValue(
      `me.unanswered.${kind}`,
      1,
      (value): value is Attempt<Written>[] =>
        Array.isArray(value) && value.every((each) => isAttempt(each) && isWritten(each.written)),
    );
    this.list = this.#stored.read() ?? [];
    makeAutoObservable(this, { list: observableRef });
  }

  /** The one that was sent last. */
  get latest(): Attempt<Written> | undefined {
    return this.list.at(-1);
  }

  of(about: string): Attempt<Written> | undefined {
    return this.list.find((each) => each.about === about);
  }

  /**
   * Sends under the name of its attempt, which ends with the answer. `written`: as it stands now, in the place of what stood when it
   * was lost.
   */
  async send<Result>(
    { about, written }: Omit<Attempt<Written>, 'cid'>,
    post: (cid: string) => Promise<Result>,
  ): Promise<Result> {
    const lost = this.#known().find((each) => each.about === about);
    const attempt = { cid: lost?.cid ?? newCid(), about, written };
    this.#keep([...this.#others(attempt), attempt]);
    try {
      const result = await post(attempt.cid);
      this.#end(attempt);
      return result;
    } catch (error) {
      if (isEnd(error, lost !== undefined)) this.#end(attempt);
      throw error;
    }
  }

  #end(attempt: Attempt<Written>): void {
    this.#keep(this.#others(attempt));
  }

  #others({ about }: Attempt<Written>): Attempt<Written>[] {
    return this.#known().filter((each) => each.about !== about);
  }

  /** Another tab may have sent, or heard, since this one looked; where nothing can be stored, this one knows its own. */
  #known(): readonly Attempt<Written>[] {
    return this.#stored.read() ?? this.list;
  }

  #keep(list: readonly Attempt<Written>[]): void {
    runInAction(() => {
      this.list = list;
    });
    // An empty one too: what is not there may be what cannot be stored.
    this.#stored.write([...list]);
  }
}

/** Of attempts that are told by what they are about. */
export const isNothing = (value: unknown): value is undefined => value === undefined;
