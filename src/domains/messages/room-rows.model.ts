import { isNotice, type Message } from '@livery/contract';
import type { Outgoing } from './outgoing.model.ts';

/** Messages of one person this close to each other are one run. Milliseconds. */
const RUN = 5 * 60_000;

/** Where something stands in time; read from its text once, when its row is made. */
interface Timed {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The name of its day, where the reader is. */
  readonly day: string;
}

interface RowBase extends Timed {
  readonly kind: 'message' | 'notice' | 'outgoing';
  readonly key: string;
}

export interface SentRow extends RowBase {
  readonly kind: 'message';
  readonly message: Message;
  readonly isOwn: boolean;
  /** Follows a message of the same person within the same run. */
  readonly continues: boolean;
  /** The last of its run. */
  readonly ends: boolean;
}

export interface NoticeRow extends RowBase {
  readonly kind: 'notice';
  readonly message: Message;
}

export interface OutgoingRow extends RowBase {
  readonly kind: 'outgoing';
  readonly outgoing: Outgoing;
  readonly continues: boolean;
}

/** Between messages: a new day, or where the unread ones begin. */
export type LineRow =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'unread'; readonly key: string };

export type MessageRow = SentRow | NoticeRow;
export type RoomRow = MessageRow | OutgoingRow | LineRow;

/** What rows depend on besides their messages. */
export interface Reader {
  me: string;
  /** The seq of the first unread message when the room was opened; 0: there is none. */
  unreadFrom: number;
}

export const isMessageRow = (row: RoomRow): row is MessageRow =>
  row.kind === 'message' || row.kind === 'notice';

/** One key for a message before and after the server has it, so that its row stays the same. */
const keyOf = (user: string, cid: string, id: string): string => (cid === '' ? id : `${user}.${cid}`);

const timed = (time: string): Timed => {
  const date = new Date(time);
  return { at: date.getTime(), day: date.toDateString() };
};

/** The row of a message as if it stood alone. */
export const rowOf = (message: Message, { me }: Reader): MessageRow => {
  const base = { key: keyOf(message.user_id, message.cid, message.id), ...timed(message.create_at) };
  if (isNotice(message)) return { kind: 'notice', ...base, message };
  const isOwn = message.user_id === me;
  return { kind: 'message', ...base, message, isOwn, continues: false, ends: true };
};

const isClose = (before: Timed, after: Timed): boolean =>
  before.day === after.day && after.at - before.at < RUN;

const isRun = (before: MessageRow | undefined, after: MessageRow | undefined): boolean =>
  before?.kind === 'message' &&
  after?.kind === 'message' &&
  before.message.user_id === after.message.user_id &&
  isClose(before, after);

/** The row between its neighbours; the very same object when nothing changes for it. */
export const between = (
  row: MessageRow,
  before: MessageRow | undefined,
  after: MessageRow | undefined,
): MessageRow => {
  if (row.kind === 'notice') return row;
  const [continues, ends] = [isRun(before, row), !isRun(row, after)];
  return continues === row.continues && ends === row.ends ? row : { ...row, continues, ends };
};

/** What stands over a message: the day, when it begins with it, and the line over the first unread one. */
export const linesAbove = (
  row: MessageRow,
  before: MessageRow | undefined,
  { unreadFrom }: Reader,
): LineRow[] => {
  const lines: LineRow[] = [];
  if (before?.day !== row.day) {
    lines.push({ kind: 'day', key: `day.${row.day}`, at: row.message.create_at });
  }
  if (row.message.seq === unreadFrom) lines.push({ kind: 'unread', key: 'unread' });
  return lines;
};

/** What is on its way out, below the last message of the room. */
export const outgoingRows = (
  outbox: readonly Outgoing[],
  last: MessageRow | undefined,
  me: string,
): RoomRow[] => {
  let before: Timed | undefined = last;
  let isMine = last?.kind === 'message' && last.isOwn;
  return outbox.flatMap((outgoing) => {
    const time = timed(outgoing.create_at);
    const continues = isMine && before !== undefined && isClose(before, time);
    const isNewDay = before?.day !== time.day;
    [before, isMine] = [time, true];
    const row: RoomRow = { kind: 'outgoing', key: keyOf(me, outgoing.cid, ''), ...time, outgoing, continues };
    return isNewDay ? [{ kind: 'day', key: `day.${time.day}`, at: outgoing.create_at }, row] : [row];
  });
};
