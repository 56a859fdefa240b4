import type { OpsDiscoverCard } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Submission } from '../../../lib/forms/submission.ts';
import type { HttpCalls } from '../../../lib/http/call.ts';
import { ReasonForm } from '../desk/reason-form.store.ts';
import { CardForm } from './card-form.store.ts';

/** A card that is gone, and the row of the audit log that tells what it was. */
export interface RemovedCard {
  id: string;
  seq: number;
}

/** The cards of the page to discover things, in their order. */
export class OpsDiscoverCards {
  list: readonly OpsDiscoverCard[] = [];
  status: 'loading' | 'ready' | 'failed' = 'loading';
  /** The one that is being made or changed. */
  form: CardForm | undefined;
  readonly removing = new ReasonForm<OpsDiscoverCard>();
  readonly moving = new Submission();
  readonly #http: HttpCalls;

  constructor(http: HttpCalls) {
    this.#http = http;
    makeAutoObservable(this, { list: observableRef, form: observableRef });
  }

  async load(): Promise<void> {
    const answer = await this.#http.call('GET /ops/api/discover', { claims: 'all' }).catch(() => undefined);
    runInAction(() => {
      this.status = answer ? 'ready' : 'failed';
      this.list = answer?.list ?? [];
    });
  }

  /** Undefined: a new one. */
  edit(card?: OpsDiscoverCard): void {
    this.form = new CardForm(this.#http, card);
  }

  close(): void {
    this.form = undefined;
  }

  /** One place up or down; shown at once, and as it is when that fails. */
  async move(card: OpsDiscoverCard, by: 1 | -1): Promise<void> {
    const at = this.list.indexOf(card);
    const to = at + by;
    if (this.moving.isSending || at < 0 || to < 0 || to >= this.list.length) return;
    const others = this.list.filter((each) => each !== card);
    this.list = [...others.slice(0, to), card, ...others.slice(to)];
    const sent = await this.moving.send(() =>
      this.#http.call('POST /ops/api/discover/:id/move', {
        params: { id: card.id },
        body: { place: to + 1 },
      }),
    );
    if (!sent) await this.load();
  }

  /** What the card that is gone can be put back by. */
  async remove(): Promise<RemovedCard | undefined> {
    const sent = await this.removing.send(({ id }, reason) =>
      this.#http.call('POST /ops/api/discover/:id/remove', { params: { id }, body: { reason } }),
    );
    if (!sent) return undefined;
    await this.load();
    return { id: sent.item.id, seq: sent.result.seq };
  }

  /** True when a card that was taken away is in its place again; what refuses it is said by the call. */
  async putBack({ id, seq }: RemovedCard, reason: string): Promise<boolean> {
    const asked = { params: { id }, body: { seq, reason } };
    const card = await this.#http.call('POST /ops/api/discover/:id/undo', asked).catch(() => undefined);
    await this.load();
    return card !== undefined;
  }
}
