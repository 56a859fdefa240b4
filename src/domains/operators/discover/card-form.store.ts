import type { AuditRow, OpsDiscoverCard } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import type { ApiFailure } from '../../../lib/http/failure.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { newId } from '../new-id.ts';
import { timeOf, typedOf } from '../times.ts';

const WORDS = {
  'api.validation': { id: 'ops.discover.wrong' },
  'api.invalid_data': { id: 'ops.undo.changed' },
  'api.unsupported_type': { id: 'ops.discover.picture.wrong' },
  'api.file_too_large': { id: 'ops.discover.picture.wrong' },
} as const satisfies Record<string, Words>;

const wordsOf = ({ code }: ApiFailure): Words | undefined =>
  Object.hasOwn(WORDS, code) ? WORDS[code as keyof typeof WORDS] : undefined;

const NEW = {
  ...{ zh: '', en: '', url: '', kind: 'square' as OpsDiscoverCard['kind'], isHidden: false },
  ...{ start: '', end: '', image: '', picture: '' },
};
export type CardTyped = typeof NEW;

const typedAs = (card: OpsDiscoverCard): CardTyped => ({
  ...{ zh: card.titles['zh-CN'], en: card.titles.en, url: card.url, kind: card.kind },
  ...{ isHidden: card.is_hidden, start: typedOf(card.start_at), end: typedOf(card.end_at) },
  ...{ image: card.image, picture: card.picture },
});

/** A card being made or changed. */
export class CardForm {
  /** Undefined: a new one. */
  readonly card: OpsDiscoverCard | undefined;
  typed: CardTyped;
  reason = '';
  /** Undefined until somebody looks. */
  history: readonly AuditRow[] | undefined;
  readonly sending = new Submission(wordsOf);
  readonly uploading = new Submission(wordsOf);
  readonly #id: string;
  readonly #http: HttpCalls;

  constructor(http: HttpCalls, card?: OpsDiscoverCard) {
    this.#http = http;
    this.card = card;
    this.#id = card?.id ?? newId();
    this.typed = card ? typedAs(card) : NEW;
    makeAutoObservable(this, { card: false, typed: observableRef, history: observableRef });
  }

  /** Fields that the server does not take. */
  get wrong(): ReadonlySet<string> {
    const { state } = this.sending;
    const isRefused = state.status === 'failed' && state.code === 'api.validation';
    return new Set(isRefused ? Object.keys(state.params ?? {}) : []);
  }

  set(typed: Partial<CardTyped>): void {
    this.sending.reset();
    this.typed = { ...this.typed, ...typed };
  }

  setReason(reason: string): void {
    this.sending.reset();
    this.reason = reason;
  }

  async choose(file: File): Promise<void> {
    const body = new FormData();
    body.append('image', file);
    const sent = await this.uploading.send(() =>
      this.#http.call('POST /ops/api/discover/pictures', { body, claims: 'all' }),
    );
    if (sent) this.set(sent.result);
  }

  /** True when it is stored. */
  async save(): Promise<boolean> {
    const reason = this.reason.trim();
    if (reason === '') {
      this.sending.refuse({ id: 'ops.reason.missing' });
      return false;
    }
    const { zh, en, isHidden: is_hidden, start, end, picture: _, ...rest } = this.typed;
    const times = { start_at: timeOf(start), end_at: timeOf(end) };
    const body = { ...rest, ...times, titles: { 'zh-CN': zh, en }, is_hidden, reason };
    const sent = await this.sending.send(() =>
      this.#http.call('PUT /ops/api/discover/:id', { params: { id: this.#id }, body, claims: 'all' }),
    );
    return sent !== undefined;
  }

  /** True when what a change took away is back. */
  async undo(seq: number, reason: string): Promise<boolean> {
    const sent = await this.sending.send(() =>
      this.#http.call('POST /ops/api/discover/:id/undo', {
        ...{ params: { id: this.#id }, body: { seq, reason }, claims: 'all' },
      }),
    );
    return sent !== undefined;
  }

  async toggleHistory(): Promise<void> {
    if (this.history) {
      this.history = undefined;
      return;
    }
    const query = { target: this.#id, limit: 10 };
    const page = await this.#http.call('GET /ops/api/audit', { query }).catch(() => undefined);
    runInAction(() => {
      this.history = page?.list;
    });
  }
}
