import type { Message } from '@livery/contract';
import { isNotice } from './message.model.ts';
import type { Outgoing } from './outgoing.model.ts';

/** Words of one person this close to each other are one run. */
const RUN = 5 * 60_000;

interface Said {
  key: string;
  at: string;
  /** Whose words; a notice is nobody's. */
  by: string | undefined;
}

interface Place {
  /** Follows words of the same person, minutes apart. */
  continues: boolean;
  /** The last of its run. */
  ends: boolean;
}

export type RoomRow =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'notice'; key: string; message: Message }
  | ({ kind: 'message'; key: string; message: Message; isOwn: boolean } & Place)
  | ({ kind: 'outgoing'; key: string; outgoing: Outgoing } & Place);

type Entry = Said & ({ message: Message } | { outgoing: Outgoing });

/** One key for a message before and after the server has it, so that its row stays the same. */
const keyOf = (user: string, cid: string, id: string): string => (cid === '' ? id : `${user}.${cid}`);

const dayOf = (time: string): string => new Date(time).toDateString();

const isRun = (before: Said | undefined, after: Said | undefined): boolean =>
  before?.by !== undefined &&
  before.by === after?.by &&
  dayOf(before.at) === dayOf(after.at) &&
  Date.parse(after.at) - Date.parse(before.at) < RUN;

const entriesOf = (messages: readonly Message[], outbox: readonly Outgoing[], me: string): Entry[] => [
  ...messages.map((message) => ({
    key: keyOf(message.user_id, message.cid, message.id),
    at: message.create_at,
    by: isNotice(message) ? undefined : message.user_id,
    message,
  })),
  ...outbox.map((outgoing) => ({
    key: keyOf(me, outgoing.cid, ''),
    at: outgoing.create_at,
    by: me,
    outgoing,
  })),
];

const rowOf = (entry: Entry, place: Place, me: string): RoomRow => {
  if ('outgoing' in entry) return { kind: 'outgoing', key: entry.key, outgoing: entry.outgoing, ...place };
  const { key, message } = entry;
  if (isNotice(message)) return { kind: 'notice', key, message };
  return { kind: 'message', key, message, isOwn: message.user_id === me, ...place };
};

/** What a room shows, oldest first: days, notices, runs of messages, and at the end what is on its way out. */
export const roomRows = (
  messages: readonly Message[],
  outbox: readonly Outgoing[],
  me: string,
): RoomRow[] => {
  const entries = entriesOf(messages, outbox, me);
  return entries.flatMap((entry, index) => {
    const before = entries[index - 1];
    const place = { continues: isRun(before, entry), ends: !isRun(entry, entries[index + 1]) };
    const row = rowOf(entry, place, me);
    const isNewDay = before === undefined || dayOf(before.at) !== dayOf(entry.at);
    return isNewDay ? [{ kind: 'day', key: `day.${dayOf(entry.at)}`, at: entry.at } as const, row] : [row];
  });
};

const isSame = (one: RoomRow, other: RoomRow): boolean =>
  Object.entries(one).every(([name, value]) => (other as unknown as Record<string, unknown>)[name] === value);

/** Rows that have not changed stay the very same objects, so that only the others are drawn again. */
export const keepRows = (before: readonly RoomRow[], after: readonly RoomRow[]): RoomRow[] => {
  const known = new Map(before.map((row) => [row.key, row]));
  return after.map((row) => {
    const old = known.get(row.key);
    return old?.kind === row.kind && isSame(row, old) ? old : row;
  });
};
