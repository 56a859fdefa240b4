import type { Message } from '@livery/contract';
import type { Fragments } from './fragments.ts';

/** What is unread on entering a room: how many messages, and the one that was seen last. */
export interface Unread {
  count: number;
  viewed: string | null;
}

/** So many messages after the one that was seen last are searched for the first one of somebody else. */
const SEARCHED = 40;

/** The line over the first message of somebody else that was unread when the room was entered. */
export class UnreadLine {
  /** The message that it stands over; undefined while it has no place. */
  over: Message | undefined;
  /** What was seen last, while the line below it has no place. */
  #viewed: string | null = null;

  /** It belongs below `viewed`, the message that was seen last. */
  set(viewed: string | null): void {
    this.#viewed = viewed;
    this.over = undefined;
  }

  /** Looks for its place; returns whether it has just been found. */
  place(known: Fragments<Message>, me: string): boolean {
    const seq = this.#viewed === null ? undefined : known.placeOf(this.#viewed);
    if (seq === undefined) return false;
    this.#viewed = null;
    this.over = known.after(seq, SEARCHED)?.items.find(({ user_id }) => user_id !== me);
    return this.over !== undefined;
  }
}
