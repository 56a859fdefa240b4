import type { Message } from '@livery/contract';
import type { Fragment, Fragments, Stretch } from '../fragments.ts';

/** So many are read at once: what is kept of a conversation, with what has followed it in most cases. */
export const PROOF_PAGE = 100;

/** What the server says of a stretch that was kept, and of what followed it. */
export interface Proof {
  /** Nothing follows that was not read. */
  isWhole: boolean;
  page: Fragment<Message>;
  /** What was known of the stretch when the server was asked. */
  before: readonly Message[];
}

/** Reads a stretch again; `readAfter` returns what follows a place, `PROOF_PAGE` at most. */
export const proofOf = async (
  known: Fragments<Message>,
  { from, to }: Stretch,
  readAfter: (seq: number) => Promise<Message[]>,
): Promise<Proof> => {
  const { end } = known;
  const before = known.where(({ seq }) => seq >= from && seq <= to);
  const items: Message[] = [];
  let isWhole = false;
  for (let at = from - 1; !isWhole && at < Math.max(to, from); at = items.at(-1)?.seq ?? at) {
    const list = await readAfter(at);
    items.push(...list);
    isWhole = list.length < PROOF_PAGE;
  }
  const last = items.at(-1)?.seq ?? 0;
  return { isWhole, page: { from, to: isWhole ? Math.max(last, end) : last, items }, before };
};

/** A quote only ever goes: what the server quotes no more was cleared or retracted, whatever else events have told since. */
const quotedAs = (read: Message, now: Message): Message => {
  if (read.thread || !now.thread) return now;
  const { thread: _, ...rest } = now;
  return rest;
};

/** What the server says, but for what events have changed since it was asked; and what it says no more. */
export const settled = (known: Fragments<Message>, { page, before }: Proof) => {
  const read = new Set(page.items.map(({ seq }) => seq));
  const old = new Map(before.map((message) => [message.seq, message]));
  const items = page.items.map((message) => {
    const now = known.at(message.seq);
    return now && now !== old.get(message.seq) ? quotedAs(message, now) : message;
  });
  return { page: { ...page, items }, gone: before.filter(({ seq }) => !read.has(seq)) };
};
