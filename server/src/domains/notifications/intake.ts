import type { TenantDb } from '../../infra/database/database.ts';
import type { OutboxRow } from '../../infra/outbox/outbox.repository.ts';
import {
  addItems,
  endItems,
  endItemsAbout,
  endItemsBetween,
  findUntold,
  insertNotifications,
  refreshNotifications,
  type Touched,
} from './intake.repository.ts';

/** What became of the list of somebody. `fresh`: something happened that they were never told of. */
export interface Changed {
  id: string;
  userId: string;
  fresh: boolean;
}

const keyOf = ({ receiver_id, kind, subject }: OutboxRow) => `${receiver_id} ${kind} ${subject}`;

/** The last word about each item: what was done and taken back before it was handed out is told to nobody. */
const lastOfEach = (rows: readonly OutboxRow[]): OutboxRow[] => [
  ...new Map(rows.map((row) => [`${keyOf(row)} ${row.item}`, row])).values(),
];

/** Hands out rows in their order, in one transaction: each of it once, whatever was handed out before. */
const handOutTogether = async (trx: TenantDb, rows: readonly OutboxRow[]): Promise<Changed[]> => {
  const untold = await findUntold(trx, rows);
  const last = lastOfEach(rows.filter((row, at) => row.undone || !untold.has(at)));
  const [done, undone] = [last.filter((row) => !row.undone), last.filter((row) => row.undone)];
  if (done.length > 0) {
    await insertNotifications(trx, [...new Map(done.map((row) => [keyOf(row), row])).values()]);
  }
  const added = done.length > 0 ? await addItems(trx, done) : [];
  const ended = undone.length > 0 ? await endItems(trx, undone) : [];
  return refresh(trx, [...added, ...ended]);
};

const refresh = async (
  trx: TenantDb,
  touched: readonly (Touched & { is_new?: boolean })[],
): Promise<Changed[]> => {
  if (touched.length === 0) return [];
  const fresh = new Set(touched.flatMap(({ is_new, notification_id }) => (is_new ? notification_id : [])));
  const rows = await refreshNotifications(trx, touched);
  return rows.map(({ id, user_id }) => ({ id, userId: user_id, fresh: fresh.has(id) }));
};

/** What ends all that was told before it, and nothing that comes after. */
const ENDS: Partial<Record<OutboxRow['kind'], (trx: TenantDb, row: OutboxRow) => Promise<Touched[]>>> = {
  block: (trx, { receiver_id, actor_id }) => endItemsBetween(trx, receiver_id, actor_id ?? ''),
  deletion: (trx, { item }) => endItemsAbout(trx, item),
};

/** Hands out rows in their order, up to one that ends something, then that, then what comes after it. */
export const handOut = async (trx: TenantDb, rows: readonly OutboxRow[]): Promise<Changed[]> => {
  const at = rows.findIndex(({ kind }) => ENDS[kind] !== undefined);
  if (at < 0) return rows.length === 0 ? [] : handOutTogether(trx, rows);
  const before = await handOut(trx, rows.slice(0, at));
  const row = rows[at] as OutboxRow;
  const changed = await refresh(trx, (await ENDS[row.kind]?.(trx, row)) ?? []);
  return [...before, ...changed, ...(await handOut(trx, rows.slice(at + 1)))];
};
