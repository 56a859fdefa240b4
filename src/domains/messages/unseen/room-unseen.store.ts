import { LIMITS, type Message } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';

/** Where a message stands. */
export type Place = Pick<Message, 'id' | 'seq'>;

/** What is meant for the person: messages that call them by name, and reactions to what they said. */
export type UnseenKind = 'mentions' | 'reactions';

/** What is seen within it is told to the server at once. Milliseconds. */
const PAUSE = 400;

const sorted = (places: readonly Place[]): readonly Place[] => {
  const byId = new Map(places.map(({ id, seq }) => [id, { id, seq }]));
  return [...byId.values()].sort((one, other) => one.seq - other.seq).slice(-LIMITS.unseen);
};

const without = (places: readonly Place[], isGone: (place: Place) => boolean): readonly Place[] =>
  places.some(isGone) ? places.filter((place) => !isGone(place)) : places;

/** What of a conversation was meant for the person and has not come before their eyes, oldest first. */
export class RoomUnseen {
  mentions: readonly Place[] = [];
  reactions: readonly Place[] = [];
  readonly #groupId: string;
  readonly #http: HttpCalls;
  /** Seen, or gone, since the list was asked for: it knows less. */
  readonly #seen = new Set<string>();
  #loading: Promise<void> | undefined;
  #marked: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(groupId: string, http: HttpCalls) {
    this.#groupId = groupId;
    this.#http = http;
    makeAutoObservable(this, { mentions: observableRef, reactions: observableRef });
  }

  get isEmpty(): boolean {
    return this.mentions.length + this.reactions.length === 0;
  }

  /** Asks the server, in the background. Never rejects: what is not known is not shown. */
  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  add(kind: UnseenKind, place: Place): void {
    this.#seen.delete(place.id);
    this[kind] = sorted([...this[kind], place]);
  }

  /** It has come before the person's eyes. */
  see(id: string): void {
    if (this.reactions.some((place) => place.id === id)) this.#mark(id);
    this.drop(id);
  }

  /** It is seen, or not there any more. */
  drop(id: string): void {
    this.#seen.add(id);
    this.#keep((place) => place.id === id);
  }

  /** Nothing up to a place is there any more. */
  clear(to: number): void {
    this.#keep(({ seq }) => seq <= to);
  }

  /** Tells the server at once what was seen. */
  stop(): void {
    void this.#send();
  }

  #keep(isGone: (place: Place) => boolean): void {
    this.mentions = without(this.mentions, isGone);
    this.reactions = without(this.reactions, isGone);
  }

  async #load(): Promise<void> {
    this.#seen.clear();
    const params = { id: this.#groupId };
    const read = await this.#http
      .call('GET /api/v1/groups/:id/unseen', { params, background: true })
      .catch(() => undefined);
    if (!read) return;
    runInAction(() => {
      for (const kind of ['mentions', 'reactions'] as const) {
        const news = read[kind].filter(({ id }) => !this.#seen.has(id));
        this[kind] = sorted([...this[kind], ...news]);
      }
    });
  }

  #mark(id: string): void {
    this.#marked.push(id);
    this.#timer ??= setTimeout(() => void this.#send(), PAUSE);
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const msg_ids = this.#marked.splice(0, LIMITS.unseen);
    if (msg_ids.length === 0) return;
    const params = { id: this.#groupId };
    // What was lost is seen again the next time.
    await this.#http
      .call('POST /api/v1/groups/:id/reactions/view', { params, body: { msg_ids }, background: true })
      .catch(() => undefined);
  }
}
