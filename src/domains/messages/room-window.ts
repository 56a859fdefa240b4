import type { Message } from '@livery/contract';
import type { Fragment, SeqRange } from './fragments.ts';
import {
  between,
  isMessageRow,
  linesAbove,
  type MessageRow,
  type Reader,
  type RoomRow,
  rowOf,
} from './room-rows.model.ts';

/**
 * The part of a conversation that is shown: a range of it, and its rows, oldest first. It never grows past
 * `WINDOW_ROWS`, so whatever happens to it costs the same in a conversation of any length. A row that nothing
 * happens to stays the same object.
 */
export interface RoomWindow extends SeqRange {
  readonly rows: readonly RoomRow[];
}

/** Five pages: more than three high screens of the shortest messages. */
export const WINDOW_ROWS = 200;

/** While the foot is followed the screen needs no more; what stood above is known, and comes back at once. */
export const FOLLOWED_ROWS = 80;

/** Rows that may be too many, so that one arriving message seldom cuts. */
const SLACK = 40;

/** Rows of messages that follow each other and `before`, with the lines between them. */
const rowsAfter = (
  messages: readonly Message[],
  before: MessageRow | undefined,
  reader: Reader,
): RoomRow[] => {
  const alone = messages.map((message) => rowOf(message, reader));
  return alone.flatMap((row, index) => {
    const previous = index === 0 ? before : alone[index - 1];
    return [...linesAbove(row, previous, reader), between(row, previous, alone[index + 1])];
  });
};

const firstOf = (rows: readonly RoomRow[]): MessageRow | undefined => rows.find(isMessageRow);
const lastOf = (rows: readonly RoomRow[]): MessageRow | undefined => rows.findLast(isMessageRow);

/** The first and the last message shown. */
export const firstRow = ({ rows }: RoomWindow): MessageRow | undefined => firstOf(rows);
export const lastRow = ({ rows }: RoomWindow): MessageRow | undefined => lastOf(rows);

/** The seq up to which a mark reaches whose message is not known: ids sort by time (decisions.md section 2). */
export const lastSeen = ({ rows }: RoomWindow, mark: string): number => {
  const row = rows.findLast((one) => isMessageRow(one) && one.message.id <= mark);
  return row && isMessageRow(row) ? row.message.seq : 0;
};

const indexOf = (rows: readonly RoomRow[], seq: number): number =>
  rows.findIndex((row) => isMessageRow(row) && row.message.seq === seq);

/** Where the next message stands from here, upwards (−1) or downwards (1); −1 when there is none. */
const neighbour = (rows: readonly RoomRow[], index: number, step: -1 | 1): number => {
  for (let at = index + step; at >= 0; at += step) {
    const row = rows[at];
    if (!row) return -1;
    if (isMessageRow(row)) return at;
  }
  return -1;
};

const messageAt = (rows: readonly RoomRow[], index: number): MessageRow | undefined => {
  const row = rows[index];
  return row && isMessageRow(row) ? row : undefined;
};

/** The rows with one of them seen between its neighbours anew. */
const joinedAt = (rows: readonly RoomRow[], index: number): readonly RoomRow[] => {
  const row = messageAt(rows, index);
  if (!row) return rows;
  const [above, below] = [neighbour(rows, index, -1), neighbour(rows, index, 1)];
  const joined = between(row, messageAt(rows, above), messageAt(rows, below));
  return joined === row ? rows : rows.with(index, joined);
};

/** The rows with the lines over the first message as its being the first wants it. */
const withHead = (rows: readonly RoomRow[], before: MessageRow | undefined, reader: Reader): RoomRow[] => {
  const at = rows.findIndex(isMessageRow);
  const first = messageAt(rows, at);
  if (!first) return [];
  const rest = rows.slice(at + 1);
  return [...linesAbove(first, before, reader), between(first, before, firstOf(rest)), ...rest];
};

export const windowOf = ({ from, to, items }: Fragment<Message>, reader: Reader): RoomWindow => ({
  from,
  to,
  rows: rowsAfter(items, undefined, reader),
});

/** With what follows it. */
export const withAfter = (
  { from, rows }: RoomWindow,
  { to, items }: Fragment<Message>,
  reader: Reader,
): RoomWindow => {
  const last = rows.length - 1;
  const all = [...rows, ...rowsAfter(items, lastOf(rows), reader)];
  return { from, to, rows: joinedAt(all, last) };
};

/** With what stands before it. */
export const withBefore = (
  { to, rows }: RoomWindow,
  { from, items }: Fragment<Message>,
  reader: Reader,
): RoomWindow => {
  const older = rowsAfter(items, undefined, reader);
  const all = [...older, ...withHead(rows, lastOf(older), reader)];
  return { from, to, rows: joinedAt(all, older.length - 1) };
};

/** With another version of a message that it shows. */
export const withChanged = (window: RoomWindow, message: Message, reader: Reader): RoomWindow => {
  const { rows } = window;
  const at = indexOf(rows, message.seq);
  if (at === -1) return window;
  const changed = rows.with(at, rowOf(message, reader));
  const [above, below] = [neighbour(changed, at, -1), neighbour(changed, at, 1)];
  return { ...window, rows: [above, at, below].reduce<readonly RoomRow[]>(joinedAt, changed) };
};

/** Without its oldest rows, when it has more than `most` of them. */
export const cutStart = (window: RoomWindow, reader: Reader, most = WINDOW_ROWS): RoomWindow => {
  if (window.rows.length <= most + SLACK) return window;
  const kept = window.rows.slice(-most);
  const first = firstOf(kept);
  return first ? { ...window, from: first.message.seq, rows: withHead(kept, undefined, reader) } : window;
};

/** Without its newest rows, when it is too long. */
export const cutEnd = (window: RoomWindow): RoomWindow => {
  if (window.rows.length <= WINDOW_ROWS + SLACK) return window;
  const kept = window.rows.slice(0, WINDOW_ROWS);
  const at = kept.findLastIndex(isMessageRow);
  const last = messageAt(kept, at);
  if (!last) return window;
  const rows = joinedAt(kept.slice(0, at + 1), at);
  return { ...window, to: last.message.seq, rows };
};
