import type { Message } from '@livery/contract';
import type { MessagesApi } from './messages.api.ts';
import { keptGroups } from './outbox.slot.ts';
import { RoomStore } from './room.store.ts';

/** The rooms that were opened since the person came; a room that nobody opened costs nothing. */
export class MessagesStore {
  readonly #api: MessagesApi;
  readonly #me: () => string;
  readonly #rooms = new Map<string, RoomStore>();

  constructor(api: MessagesApi, me: () => string) {
    this.#api = api;
    this.#me = me;
    // What a reload has interrupted goes out also when nobody opens its room.
    for (const id of keptGroups()) this.room(id).outbox.heal();
  }

  room(groupId: string): RoomStore {
    const room = this.#rooms.get(groupId) ?? new RoomStore(groupId, this.#api, this.#me);
    this.#rooms.set(groupId, room);
    return room;
  }

  accept(message: Message): void {
    this.#rooms.get(message.group_id)?.accept(message);
  }

  revise(message: Message): void {
    this.#rooms.get(message.group_id)?.revise(message);
  }

  retract(groupId: string, seq: number): void {
    this.#rooms.get(groupId)?.retract(seq);
  }

  /** The socket was away: every opened room reads what it missed, and sends what it could not. */
  catchUp(): void {
    this.heal();
    for (const room of this.#rooms.values()) void room.catchUp();
  }

  /** The network is back: sends what found none. */
  heal(): void {
    for (const room of this.#rooms.values()) room.outbox.heal();
  }

  remove(groupId: string): void {
    this.#rooms.get(groupId)?.outbox.stop();
    this.#rooms.delete(groupId);
  }

  stop(): void {
    for (const room of this.#rooms.values()) room.outbox.stop();
  }
}
