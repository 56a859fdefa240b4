import { isNotice, type Message } from '@livery/contract';
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
  /** What was seen last, null where nothing ever was; undefined while no line is looked for. */
  #viewed: string | null | undefined;

  /** It belongs below `viewed`, the message that was seen last; at the beginning where nothing ever was. */
  set(viewed: string | null): void {
    this.#viewed = viewed;
    this.over = undefined;
  }

  clear(): void {
    this.#viewed = undefined;
    this.over = undefined;
  }

  /** Looks for its place; returns whether it has just been found. */
  place(known: Fragments<Message>, me: string): boolean {
    const seq = this.#seqIn(known);
    if (seq === undefined) return false;
    this.#viewed = undefined;
    this.over = known
      .after(seq, SEARCHED)
      ?.items.find((message) => message.user_id !== me && !isNotice(message));
    return this.over !== undefined;
  }

  /** The known seq below which it belongs. */
  #seqIn(known: Fragments<Message>): number | undefined {
    if (this.#viewed === null) return known.ranges[0]?.from === 1 ? 0 : undefined;
    return this.#viewed === undefined ? undefined : known.seqOf(this.#viewed);
  }
}
