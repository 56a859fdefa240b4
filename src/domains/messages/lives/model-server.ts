import {
  ChatType,
  type EmojiCount,
  type Group,
  LIMITS,
  type Message,
  type RealtimeEvent,
} from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import { refusal } from '../../../lib/http/testing/fake-calls.ts';
import { isRetracted, quoteOf, retracted } from '../message.model.ts';
import { GROUP, ME, messageOf } from '../testing.ts';

interface Stored {
  message: Message;
  /** Who put it there, by emoji. */
  emojis: Map<string, Set<string>>;
  /** Of others, on a message of the person's, until they have seen it. */
  news: Set<string>;
  /** Not the person's to see. */
  isHidden: boolean;
}

export interface Posted {
  by: string;
  text: string;
  cid: string;
  answers?: string;
  isHidden?: boolean;
  /** It calls the person by name. */
  isCall?: boolean;
}

const MOST_PINS = 5;

/** One conversation as its server keeps it, and as the person may see it; tells what happens to it. */
export class ModelServer {
  floor = 0;
  /** Milliseconds that its clock is ahead of the person's. */
  skew = 0;
  /** When somebody last began to write, by the person's clock. */
  typedAt = Number.NEGATIVE_INFINITY;
  readonly #stored: Stored[] = [];
  readonly #byId = new Map<string, Stored>();
  readonly #tell: (event: RealtimeEvent) => void;
  #lastViewed: string | null = null;

  constructor(tell: (event: RealtimeEvent) => void) {
    this.#tell = tell;
  }

  get count(): number {
    return this.#stored.length;
  }

  /** All that the person may see, in order. */
  get visible(): Message[] {
    return this.#stored.flatMap((one) => (this.#isVisible(one) ? [this.#presented(one)] : []));
  }

  get pins(): Message[] {
    const pinned = this.visible.filter(({ pin_at }) => pin_at !== null);
    return pinned.sort((one, other) => (other.pin_at ?? '').localeCompare(one.pin_at ?? ''));
  }

  /** What was meant for the person and they have not seen, oldest first. */
  get unseen() {
    const positions = (is: (one: Stored) => boolean) =>
      this.#stored
        .filter((one) => this.#isVisible(one) && is(one))
        .map(({ message: { id, seq } }) => ({ id, seq }));
    return {
      mentions: positions(({ message }) => message.mentions?.includes(ME) ?? false).slice(0, LIMITS.unseen),
      reactions: positions(({ news }) => news.size > 0).slice(0, LIMITS.unseen),
    };
  }

  get group(): Group {
    const { visible, unseen } = this;
    const last = visible.at(-1) ?? null;
    return {
      id: GROUP,
      type: ChatType.DM,
      display_name: 'Them',
      unread: visible.filter(({ id, user_id }) => user_id !== ME && id > (this.#lastViewed ?? '')).length,
      last_viewed: this.#lastViewed,
      last_read: null,
      last_message: last,
      last_unblock_message: last,
      last_seq: last?.seq ?? this.floor,
      floor_seq: this.floor,
      ...(unseen.mentions[0] && { mentioned: unseen.mentions[0].id }),
      ...(unseen.reactions.length > 0 && { reacted: true }),
      update_at: last?.create_at ?? new Date(0).toISOString(),
    } as Group;
  }

  /** Where something was stored that the person sent: at one place, if all is well. */
  placesOf(sent: string): number[] {
    return this.#stored.flatMap(({ message: { cid, seq } }) => (cid === sent ? [seq] : []));
  }

  page({ direction, msg_id = '', after_seq, limit = 40 }: QueryOf<'GET /api/v2/groups/:id/messages'>) {
    const { visible } = this;
    if (after_seq !== undefined) return visible.filter(({ seq }) => seq > after_seq).slice(0, limit);
    if (direction === 'before') return visible.filter(({ id }) => id < msg_id).slice(-limit);
    if (direction === 'after') return visible.filter(({ id }) => id > msg_id).slice(0, limit);
    return visible.slice(-limit);
  }

  /** @throws api.invalid_msg_id of one that the person may not see */
  one(id: string): Message {
    return this.#presented(this.#seen(id));
  }

  say({ by, text, cid, answers, isHidden = false, isCall = false }: Posted): Message {
    const known = this.#stored.find(
      ({ message: { author_id, user_id, cid: sent } }) => sent === cid && (author_id ?? user_id) === by,
    );
    if (known) return this.#presented(known);
    if (answers !== undefined && isRetracted(this.#seen(answers).message))
      throw refusal('api.invalid_msg_id');
    const seq = this.#stored.length + 1;
    const create_at = new Date(Date.now() + this.skew).toISOString();
    const mentions = isCall ? { mentions: [ME] } : {};
    const thread_id = answers ?? null;
    const message = messageOf({ seq, user_id: by, text, cid, create_at, thread_id, ...mentions });
    const stored = { message, emojis: new Map(), news: new Set<string>(), isHidden };
    this.#stored.push(stored);
    this.#byId.set(message.id, stored);
    if (!isHidden) this.#tell({ event: 'message.new', data: { message: this.#presented(stored) } });
    return this.#presented(stored);
  }

  /** Somebody else is writing: told, and kept nowhere. */
  startTyping(user_id: string): void {
    this.typedAt = Date.now();
    this.#tell({ event: 'typing.started', data: { group_id: GROUP, user_id, nickname: 'Them' } });
  }

  retract(id: string, by: string): Message {
    const stored = this.#seen(id);
    if (isRetracted(stored.message)) return stored.message;
    const { seq, pin_at } = stored.message;
    stored.message = retracted(stored.message, by);
    stored.emojis.clear();
    stored.news.clear();
    const version = this.#change(stored);
    this.#tell({ event: 'message.deleted', data: { group_id: GROUP, id, seq } });
    this.#tell({ event: 'message.updated', data: { message: stored.message } });
    if (pin_at !== null) this.#tell({ event: 'pin.removed', data: { group_id: GROUP, id, version } });
    return stored.message;
  }

  react(id: string, user_id: string, emoji: string, on: boolean): { emojis: EmojiCount[]; version: number } {
    const stored = this.#seen(id);
    if (isRetracted(stored.message)) throw refusal('api.invalid_msg_id');
    const people = stored.emojis.get(emoji) ?? new Set();
    if (on) stored.emojis.set(emoji, people.add(user_id));
    else if (people.delete(user_id) && people.size === 0) stored.emojis.delete(emoji);
    if (user_id !== ME && stored.message.user_id === ME) {
      if (on) stored.news.add(emoji);
      else stored.news.delete(emoji);
    }
    const emojis = [...stored.emojis].map(([name, { size }]) => ({ emoji: name, count: size }));
    const { seq, user_id: author_id } = stored.message;
    const version = this.#change(stored);
    const change = { group_id: GROUP, id, seq, user_id, author_id, emoji, on, emojis, version };
    this.#tell({ event: 'emoji.changed', data: change });
    return { emojis: this.#emojisOf(stored), version };
  }

  viewReactions(ids: readonly string[]): object {
    for (const id of ids) this.#byId.get(id)?.news.clear();
    return {};
  }

  pin(id: string, user_id: string): { pin_at: string } {
    const stored = this.#seen(id);
    const { message } = stored;
    if (isRetracted(message)) throw refusal('api.invalid_msg_id');
    if (message.pin_at !== null) throw refusal('api.data_exists');
    if (this.#stored.filter((one) => one.message.pin_at !== null).length >= MOST_PINS)
      throw refusal('api.too_much');
    const pin_at = new Date(Date.now() + this.skew).toISOString();
    message.pin_at = pin_at;
    const version = this.#change(stored);
    const data = { group_id: GROUP, id, seq: message.seq, user_id, pin_at, version };
    this.#tell({ event: 'pin.added', data });
    return { pin_at };
  }

  unpin(id: string): object {
    const stored = this.#seen(id);
    if (stored.message.pin_at === null) return {};
    stored.message.pin_at = null;
    const version = this.#change(stored);
    this.#tell({ event: 'pin.removed', data: { group_id: GROUP, id, version } });
    return {};
  }

  clear(to = this.#stored.length): { floor_seq: number } {
    this.floor = Math.max(this.floor, to);
    this.#tell({ event: 'group.cleared', data: { group_id: GROUP, floor_seq: this.floor } });
    return { floor_seq: this.floor };
  }

  /** Returns the version of the message since. */
  #change({ message }: Stored): number {
    const version = (message.version ?? 0) + 1;
    message.version = version;
    return version;
  }

  #isVisible({ message, isHidden }: Stored): boolean {
    return !isHidden && message.seq > this.floor;
  }

  #seen(id: string): Stored {
    const stored = this.#byId.get(id);
    if (!stored || !this.#isVisible(stored)) throw refusal('api.invalid_msg_id');
    return stored;
  }

  #presented(stored: Stored): Message {
    const { message } = stored;
    const emojis = this.#emojisOf(stored);
    const quoted = message.thread_id !== null && this.#byId.get(message.thread_id);
    const thread = quoted && this.#isVisible(quoted) && quoteOf(quoted.message);
    return { ...message, ...(emojis.length > 0 && { emojis }), ...(thread && { thread }) };
  }

  #emojisOf({ emojis }: Stored): EmojiCount[] {
    return [...emojis].map(([emoji, people]) => ({ emoji, count: people.size, mine: people.has(ME) }));
  }
}
