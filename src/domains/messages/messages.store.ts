import type { EventMap, Message } from '@livery/contract';
import { runInAction } from 'mobx';
import type { SendOptions } from '../../lib/deletions.ts';
import type { HttpCalls } from '../../lib/http/call.ts';
import { isReactionTo } from '../groups/index.ts';
import { keptGroups } from './outbox.storage.ts';
import { type RoomOptions, RoomStore } from './room.store.ts';
import type { Unread } from './unread-line.ts';

/** So many rooms that nobody looks at are kept ready; the one left longest ago goes first. */
const MOST_KEPT = 5;

/** The rooms that were opened since the person came; a room that nobody opened costs nothing. */
export class MessagesStore {
  readonly #http: HttpCalls;
  readonly #me: () => string;
  readonly #options: RoomOptions;
  readonly #rooms = new Map<string, RoomStore>();
  /** In the order of leaving. */
  readonly #left = new Set<string>();

  constructor(http: HttpCalls, me: () => string, options: RoomOptions = {}) {
    this.#http = http;
    this.#me = me;
    this.#options = options;
    // What a reload has interrupted goes out also when nobody opens its room.
    this.resumeSending();
  }

  room(groupId: string): RoomStore {
    const room = this.#rooms.get(groupId) ?? new RoomStore(groupId, this.#http, this.#me, this.#options);
    this.#rooms.set(groupId, room);
    return room;
  }

  /** Voice messages of a room that are known. */
  voicesIn(groupId: string): Message[] {
    return this.#rooms.get(groupId)?.history.known.where(({ type }) => type === 'audio') ?? [];
  }

  /** The seq of a known message; 0 of another. */
  seqOf(groupId: string, id: string): number {
    return this.#rooms.get(groupId)?.history.seqOf(id) ?? 0;
  }

  /** Somebody looks at a room; returns how to leave it. */
  enter(groupId: string, unread?: Unread | Promise<Unread | undefined>): () => void {
    const room = this.room(groupId);
    this.#left.delete(groupId);
    void room.open(unread);
    return () => {
      room.leave();
      this.#left.add(groupId);
      this.#forgetRooms();
    };
  }

  accept(message: Message): void {
    this.#rooms.get(message.group_id)?.accept(message);
  }

  revise(message: Message): void {
    const room = this.#rooms.get(message.group_id);
    room?.acceptChange(message);
    room?.revise(message);
  }

  retract(groupId: string, message: Pick<Message, 'id' | 'seq'>): void {
    const room = this.#rooms.get(groupId);
    room?.acceptChange(message);
    room?.retract(message);
  }

  /** Takes a message back, or away. Throws when the server refuses. */
  async takeBack({ id, group_id, seq }: Message, options: SendOptions = { keepalive: true }): Promise<void> {
    const left = await this.#http.call('DELETE /api/v1/messages/:id', { ...options, params: { id } });
    runInAction(() => {
      this.retract(group_id, { id, seq });
      this.revise(left);
    });
  }

  /** What happened to the emojis of a message. */
  react(change: EventMap['emoji.changed']): void {
    const room = this.#rooms.get(change.group_id);
    room?.acceptChange(change);
    room?.reactions.change(change);
    // A message without emojis may still call the person.
    if (change.emojis.length === 0) room?.unseen.drop(change.id, ['reactions']);
    else if (isReactionTo(this.#me(), change)) room?.unseen.add('reactions', change);
  }

  /** The person has viewed a conversation up to a message, on another device. */
  viewTo({ group_id, last_viewed }: EventMap['group.viewed']): void {
    this.#rooms.get(group_id)?.viewTo(last_viewed);
  }

  /** What happened to the pins of a conversation. */
  pin(change: EventMap['pin.added']): void {
    this.#rooms.get(change.group_id)?.pins.add(change);
  }

  unpin(change: EventMap['pin.removed']): void {
    this.#rooms.get(change.group_id)?.pins.remove(change);
  }

  /** What a card of a conversation shows has changed. */
  readCards({ group_id, target_id }: EventMap['card.changed']): void {
    this.#rooms.get(group_id)?.readCards(target_id);
  }

  /** The person has cleared a conversation, here or on another device. */
  clear({ group_id, floor_seq }: EventMap['group.cleared']): void {
    this.#options.cache?.dropRoom(group_id);
    this.#rooms.get(group_id)?.clear(floor_seq);
  }

  /** The socket was away: rooms read what they missed, the left ones when they are entered; and send what they could not. */
  catchUp(): void {
    this.resumeSending();
    for (const [id, room] of this.#rooms) {
      if (this.#left.has(id)) room.invalidate();
      else room.readAgain();
    }
  }

  /** The network is back: sends what found none, also of tabs that were closed meanwhile. */
  resumeSending(): void {
    for (const id of new Set([...this.#rooms.keys(), ...keptGroups()])) this.room(id).outbox.resume();
  }

  /** The conversation is no longer the person's. What they had not sent yet stays theirs, as failed. */
  remove(groupId: string): void {
    this.#options.cache?.dropRoom(groupId);
    this.#rooms.get(groupId)?.outbox.fail();
    this.#letGo(groupId);
  }

  stop(): void {
    for (const room of this.#rooms.values()) room.stop();
  }

  #letGo(groupId: string): void {
    this.#rooms.get(groupId)?.stop();
    this.#rooms.delete(groupId);
    this.#left.delete(groupId);
  }

  /** A room with something on its way out stays until that is sent. */
  #forgetRooms(): void {
    for (const id of this.#left) {
      if (this.#left.size <= MOST_KEPT) return;
      if (this.#rooms.get(id)?.outbox.list.length === 0) this.#letGo(id);
    }
  }
}
