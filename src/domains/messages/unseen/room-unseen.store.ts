import { LIMITS, type Message } from '@livery/contract';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { HttpCalls } from '../../../lib/http/call.ts';

type MessagePosition = Pick<Message, 'id' | 'seq'>;

/** What is meant for the person: messages that call them by name, and reactions to what they said. */
export type UnseenKind = 'mentions' | 'reactions';
const KINDS: readonly UnseenKind[] = ['mentions', 'reactions'];

/** What is seen within it is told to the server at once. Milliseconds. */
const PAUSE = 400;

/** Of more than can be told the oldest stay: one goes to them first. */
const oldest = (positions: readonly MessagePosition[]): readonly MessagePosition[] => {
  const byId = new Map(positions.map(({ id, seq }) => [id, { id, seq }]));
  return [...byId.values()].sort((one, other) => one.seq - other.seq).slice(0, LIMITS.unseen);
};

const isSame = (one: readonly MessagePosition[], other: readonly MessagePosition[]): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

/** What of a conversation was meant for the person and has not come before their eyes, oldest first. */
export class RoomUnseen {
  mentions: readonly MessagePosition[] = [];
  reactions: readonly MessagePosition[] = [];
  readonly #groupId: string;
  readonly #http: HttpCalls;
  /** Seen, or gone: the server may not know yet. Reactions come again, mentions do not. */
  readonly #seen = { mentions: new Set<string>(), reactions: new Set<string>() };
  /** Came since the list was asked for. */
  readonly #news = { mentions: [] as MessagePosition[], reactions: [] as MessagePosition[] };
  /** Up to this seq nothing is unseen. */
  readonly #floor = { mentions: 0, reactions: 0 };
  #loading: Promise<void> | undefined;
  readonly #marked = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> = Promise.resolve();

  constructor(groupId: string, http: HttpCalls) {
    this.#groupId = groupId;
    this.#http = http;
    makeAutoObservable(this, { mentions: observableRef, reactions: observableRef });
  }

  get isEmpty(): boolean {
    return this.mentions.length + this.reactions.length === 0;
  }

  /** Asks the server, in the background: what it does not list was seen elsewhere. Never rejects; then all stays. */
  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  add(kind: UnseenKind, position: MessagePosition): void {
    this.#seen[kind].delete(position.id);
    this.#news[kind].push(position);
    this.#set(kind, [...this[kind], position]);
  }

  /** It has come before the person's eyes. */
  see(id: string): void {
    if (this.reactions.some((position) => position.id === id)) this.#mark(id);
    this.drop(id);
  }

  /** It is seen, or not there any more: of the kinds that are named, of all without. */
  drop(id: string, kinds = KINDS): void {
    for (const kind of kinds) {
      this.#seen[kind].add(id);
      this.#set(kind, this[kind]);
    }
  }

  /** Mentions up to a seq were seen on another device. */
  viewTo(seq: number): void {
    this.#raise('mentions', seq);
  }

  /** Nothing up to a seq is there any more. */
  clear(to: number): void {
    for (const kind of KINDS) this.#raise(kind, to);
  }

  /** Tells the server at once what was seen. */
  stop(): void {
    void this.#send();
  }

  #raise(kind: UnseenKind, floor: number): void {
    this.#floor[kind] = Math.max(this.#floor[kind], floor);
    this.#set(kind, this[kind]);
  }

  #set(kind: UnseenKind, positions: readonly MessagePosition[]): void {
    const isUnseen = ({ id, seq }: MessagePosition) => seq > this.#floor[kind] && !this.#seen[kind].has(id);
    const next = oldest(positions.filter(isUnseen));
    if (!isSame(next, this[kind])) this[kind] = next;
  }

  async #load(): Promise<void> {
    await this.#send();
    this.#seen.reactions.clear();
    for (const kind of KINDS) this.#news[kind] = [];
    const params = { id: this.#groupId };
    const read = await this.#http
      .call('GET /api/v1/groups/:id/unseen', { params, background: true })
      .catch(() => undefined);
    if (!read) return;
    runInAction(() => {
      for (const kind of KINDS) this.#set(kind, [...read[kind], ...this.#news[kind]]);
    });
  }

  #mark(id: string): void {
    this.#marked.add(id);
    this.#timer ??= setTimeout(() => void this.#send(), PAUSE);
  }

  /** Settles when everything that was marked so far has been told. */
  #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sending = this.#sending.then(() => this.#sendMarked());
    return this.#sending;
  }

  async #sendMarked(): Promise<void> {
    const params = { id: this.#groupId };
    while (this.#marked.size > 0) {
      const msg_ids = [...this.#marked].slice(0, LIMITS.unseen);
      for (const id of msg_ids) this.#marked.delete(id);
      // What was lost is seen again the next time.
      await this.#http
        .call('POST /api/v1/groups/:id/reactions/view', { params, body: { msg_ids }, background: true })
        .catch(() => undefined);
    }
  }
}
