import type { Message } from '@livery/contract';
import type { Fragments } from './fragments.ts';

/** What is unread on entering a room: how many messages, and the one that was seen last. */
export interface Unread {
  count: number;
  viewed: string | null;
}

/** Whether a message is news to its reader: words of somebody else. */
export type IsNews = (message: Message) => boolean;

/** The first news after a seq, among what is known after it without a gap. */
export const newsAfter = (known: Fragments<Message>, seq: number, isNews: IsNews) => {
  const part = known.after(seq, Number.POSITIVE_INFINITY);
  const to = part?.to ?? seq;
  return { found: part?.items.find(isNews), to, isNewest: to >= known.end };
};

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

  /** Looks for its place, until the newest message; returns whether it has just been found. */
  place(known: Fragments<Message>, isNews: IsNews): boolean {
    const seq = this.#seqIn(known);
    if (seq === undefined) return false;
    const { found, isNewest } = newsAfter(known, seq, isNews);
    if (found || isNewest) this.#viewed = undefined;
    this.over = found;
    return found !== undefined;
  }

  /** The known seq below which it belongs. */
  #seqIn(known: Fragments<Message>): number | undefined {
    if (this.#viewed === null) return known.ranges[0]?.from === 1 ? 0 : undefined;
    return this.#viewed === undefined ? undefined : known.seqOf(this.#viewed);
  }
}
