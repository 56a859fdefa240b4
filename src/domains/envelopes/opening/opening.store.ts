import { EnvelopeResult } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import {
  type CardState,
  cardStateOf,
  isMinesweeper,
  isOpened,
  type KnownEnvelope,
} from '../envelope.model.ts';
import type { EnvelopesStore } from '../envelopes.store.ts';

/** `over`: nothing was left for me. `page`: what I had of it, and who had what. */
export type OpeningView = 'loading' | 'failed' | 'closed' | 'mine' | 'over' | 'page';

/** What a claim is refused with in words of its own. */
const REFUSALS: Partial<Record<string, Words>> = {
  'api.insufficient_balance': { id: 'envelope.claim.insufficient' },
  'api.too_much': { id: 'envelope.claim.loss_limit' },
  'api.not_found': { id: 'envelope.claim.gone' },
};

const wordsOf = ({ code }: ApiFailure): Words | undefined => REFUSALS[code];

const VIEWS: Partial<Record<number, OpeningView>> = {
  [EnvelopeResult.CAN_OPEN]: 'closed',
  [EnvelopeResult.DID_NOT_WIN]: 'over',
  [EnvelopeResult.HAS_EXPIRED]: 'over',
  [EnvelopeResult.FAILED]: 'over',
};

/** One envelope before one's eyes: read, opened, looked into. */
export class Opening {
  /** `landing`: what was in it is known, its seal still turns. */
  phase: 'still' | 'spinning' | 'landing' = 'still';
  /** It was opened just now. */
  isFresh = false;
  /** Who had what is asked for though one had nothing. */
  wantsPage = false;
  failure: unknown;
  readonly claiming = new Submission(wordsOf);
  readonly #store: EnvelopesStore;
  readonly #id: string;
  /** How it stood when it was first seen here. */
  seen: CardState | undefined;

  constructor(store: EnvelopesStore, id: string) {
    this.#store = store;
    this.#id = id;
    this.#look();
    makeAutoObservable(this, { claiming: false, failure: observableRef });
  }

  get envelope(): KnownEnvelope | undefined {
    return this.#store.get(this.#id);
  }

  get view(): OpeningView {
    const { envelope } = this;
    if (envelope?.user === undefined) return this.failure === undefined ? 'loading' : 'failed';
    if (this.phase !== 'still') return 'closed';
    if (this.isFresh || this.wantsPage) return 'page';
    const view = VIEWS[envelope.result] ?? 'page';
    return view === 'closed' && isMinesweeper(envelope) ? 'mine' : view;
  }

  /** What has come of it before one's eyes; undefined where nothing has. */
  get verdict(): CardState | undefined {
    const { envelope } = this;
    // What a claim brought is known before its seal has ended its turn.
    if (!envelope || this.phase !== 'still') return undefined;
    const state = cardStateOf(envelope);
    return state === this.seen ? undefined : state;
  }

  /** Points came out of it, and nobody can take them back: a game is not won before it is settled. */
  get hasWon(): boolean {
    return this.isFresh && (this.verdict === 'opened' || this.verdict === 'kept');
  }

  /** What is shown from a message stands while the server is asked; only what has nothing else fails. */
  async read(): Promise<void> {
    this.failure = undefined;
    try {
      await this.#store.read(this.#id);
      runInAction(() => this.#look());
    } catch (failure) {
      runInAction(() => {
        this.failure = failure;
      });
    }
  }

  /** Takes a packet. When there was no answer it may be pressed again: that is the same claim. */
  async claim(): Promise<void> {
    const { envelope } = this;
    if (!envelope || this.claiming.isSending) return;
    const spins = !isMinesweeper(envelope);
    if (spins) this.phase = 'spinning';
    const sent = await this.claiming.send(() => this.#store.claim(this.#id));
    runInAction(() => {
      if (!sent) this.phase = 'still';
      else if (spins) this.phase = 'landing';
      else this.#open();
    });
  }

  /** The turn that was under way has ended. */
  land(): void {
    this.phase = 'still';
    this.#open();
  }

  showPage(): void {
    this.wantsPage = true;
  }

  #open(): void {
    if (!this.envelope || !isOpened(this.envelope)) return;
    this.isFresh = true;
  }

  #look(): void {
    this.seen ??= this.envelope && cardStateOf(this.envelope);
  }
}
