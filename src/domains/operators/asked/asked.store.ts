import { ASKED_STATES, type Asked, type AskedState, parsePoints } from '@livery/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import { type ClaimedWords, Submission } from '../../../lib/forms/submission.ts';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import type { Page } from '../../../lib/http/page.ts';
import { PagedList } from '../../../lib/lists/paged-list.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';

/** What stands in an address: what waits, without. */
export const askedStateOf = (query: URLSearchParams): AskedState =>
  ASKED_STATES.find((state) => state === query.get('state')) ?? 'pending';

/** Another operator was faster. A node of the release before names what was decided, and not its state. */
const isDecided = ({ code, params }: Pick<ApiFailure, 'code' | 'params'>): boolean =>
  code === 'api.invalid_data' && Object.values(params).includes('decided');

const WORDS: Readonly<Record<string, Words>> = {
  'api.forbidden': { id: 'ops.money.not_yourself' },
  'api.invalid_data': { id: 'ops.money.differs' },
};

/** What is said where something could not be asked or decided; `more`: by its code, of these points alone. */
export const askedWords =
  (more: Readonly<Record<string, Words>>): ClaimedWords =>
  (failure) => {
    if (isDecided(failure)) return { id: 'ops.money.decided' };
    const words = { ...WORDS, ...more };
    return Object.hasOwn(words, failure.code) ? words[failure.code] : undefined;
  };

/** What a second operator says: to whom and how much they agree, or why not. */
export interface Verdict {
  agrees: boolean;
  whom: string;
  amount: number;
  reason: string;
}

interface Parts<Item> {
  state: AskedState;
  page: (
    query: { state: AskedState; next_id: string | undefined },
    signal: AbortSignal,
  ) => Promise<Page<Item>>;
  keyOf: (item: Item) => string;
  /** Whom it is for, as a verdict names them. */
  whomOf: (item: Item) => string;
  decide: (item: Item, verdict: Verdict) => Promise<Item>;
  wordsOf: ClaimedWords;
  /** Points have moved. */
  onDone?: () => void;
}

const NOTHING = { whom: '', amount: '' };

/** What one operator asked and another decides, of one state; and the one that is being agreed to or refused. */
export class AskedList<Item extends Asked> {
  readonly pages: PagedList<Item>;
  readonly state: AskedState;
  doing: { act: 'agree' | 'refuse'; item: Item } | undefined;
  typed = NOTHING;
  reason = '';
  readonly sending: Submission;
  readonly #parts: Parts<Item>;

  constructor(parts: Parts<Item>) {
    const { state, page, keyOf, wordsOf } = parts;
    this.#parts = parts;
    this.state = state;
    this.sending = new Submission(wordsOf);
    this.pages = new PagedList<Item>({
      page: async (next_id, signal) => {
        const read = await page({ state, next_id }, signal);
        // A node of the release before knows no states, and returns what waits.
        return { ...read, list: read.list.filter((item) => item.state === state) };
      },
      keyOf,
    });
    makeAutoObservable(this, { pages: false, state: false, keyOf: false, doing: observableRef });
  }

  keyOf(item: Item): string {
    return this.#parts.keyOf(item);
  }

  /** Somebody has asked for another one. */
  asked(item: Item): void {
    const { pages } = this;
    if (item.state !== this.state) return;
    if (item.state !== 'pending') pages.insert(item);
    // The newest stands last: where that has not come yet it comes with its page.
    else if (pages.status === 'end') pages.insert(item, pages.list.length);
  }

  open(doing: typeof this.doing): void {
    this.sending.reset();
    this.doing = doing;
    this.typed = NOTHING;
    this.reason = '';
  }

  set(typed: Partial<typeof NOTHING>): void {
    this.sending.reset();
    this.typed = { ...this.typed, ...typed };
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  /** What this one has decided; undefined where nothing is. */
  async confirm(): Promise<AskedState | undefined> {
    const { doing } = this;
    const verdict = this.#verdict();
    if (!('agrees' in verdict)) {
      this.sending.refuse(verdict);
      return undefined;
    }
    if (!doing) return undefined;
    const sent = await this.sending.send(() => this.#parts.decide(doing.item, verdict));
    const { state } = this.sending;
    const isGone = sent !== undefined || (state.status === 'failed' && isDecided(state));
    if (isGone) this.pages.remove(this.keyOf(doing.item));
    if (!sent) return undefined;
    this.open(undefined);
    if (sent.result.state === 'done') this.#parts.onDone?.();
    return sent.result.state;
  }

  /** What was typed, not what stands in the row; or what is missing. */
  #verdict(): Verdict | Words {
    const { doing } = this;
    const reason = this.reason.trim();
    if (doing?.act === 'refuse') {
      if (reason === '') return { id: 'ops.money.refusal.missing' };
      const { item } = doing;
      return { agrees: false, whom: this.#parts.whomOf(item), amount: item.amount, reason };
    }
    const amount = parsePoints(this.typed.amount);
    if (amount === undefined) return { id: 'ops.money.amount.wrong' };
    return { agrees: true, whom: this.typed.whom.trim(), amount, reason: '' };
  }
}
