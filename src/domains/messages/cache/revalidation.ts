import type { Message } from '@livery/contract';
import type { Fragment, Fragments, SeqRange } from '../fragments.ts';

/** So many are read at once: what is kept of a conversation, with what has followed it in most cases. */
export const REVALIDATION_PAGE = 100;

/** A range that was read again, with what followed it. */
export interface Revalidation {
  /** Nothing follows that was not read. */
  isWhole: boolean;
  page: Fragment<Message>;
  /** What was known of the range when the server was asked. */
  before: readonly Message[];
}

/** Reads a range again; `readAfter` returns what follows a seq, `REVALIDATION_PAGE` at most. */
export const revalidate = async (
  known: Fragments<Message>,
  { from, to }: SeqRange,
  readAfter: (seq: number) => Promise<Message[]>,
): Promise<Revalidation> => {
  const { end } = known;
  const before = known.where(({ seq }) => seq >= from && seq <= to);
  const items: Message[] = [];
  let isWhole = false;
  for (let at = from - 1; !isWhole && at < Math.max(to, from); at = items.at(-1)?.seq ?? at) {
    const list = await readAfter(at);
    items.push(...list);
    isWhole = list.length < REVALIDATION_PAGE;
  }
  const last = items.at(-1)?.seq ?? 0;
  return { isWhole, page: { from, to: isWhole ? Math.max(last, end) : last, items }, before };
};

/** A quote never comes back: one that the server leaves out was cleared or retracted, whatever events came since. */
const quotedAs = (read: Message, now: Message): Message => {
  if (read.thread || !now.thread) return now;
  const { thread: _, ...rest } = now;
  return rest;
};

/** Another reading may have come first: of two the newer one counts, and not the one that came last. */
const isNewer = (read: Message, now: Message): boolean => (read.version ?? 0) > (now.version ?? 0);

/** The page as read, but for messages that events have changed meanwhile; `gone`: those that the server has no more. */
export const mergeRevalidation = (known: Fragments<Message>, { page, before }: Revalidation) => {
  const read = new Set(page.items.map(({ seq }) => seq));
  const old = new Map(before.map((message) => [message.seq, message]));
  const items = page.items.map((message) => {
    const now = known.at(message.seq);
    if (!now || now === old.get(message.seq) || isNewer(message, now)) return message;
    return quotedAs(message, now);
  });
  return { page: { ...page, items }, gone: before.filter(({ seq }) => !read.has(seq)) };
};
