import type { InviteState } from '@livery/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import type { InviteCodesTable } from '../auth.tables.ts';

export type InviteRow = Selectable<InviteCodesTable>;

export interface WantedInvites {
  state?: InviteState | undefined;
  batch?: string | undefined;
  code?: string | undefined;
}

/** As the indexes have them. */
const IS_LEFT = sql<boolean>`withdrawn_at is null and (most is null or taken < most)`;
const IS_USED = sql<boolean>`withdrawn_at is null and taken >= most`;
const END = sql<Date>`coalesce(until_at, 'infinity'::timestamptz)`;
const NOW = sql<Date>`now()`;

const IS = {
  open: sql<boolean>`${IS_LEFT} and ${END} > now()`,
  used: IS_USED,
  expired: sql<boolean>`${IS_LEFT} and ${END} <= now()`,
  withdrawn: sql<boolean>`withdrawn_at is not null`,
} as const satisfies Record<InviteState, unknown>;

/** By its letters without case, while somebody may register with it. */
export const findOpenInvite = async (db: TenantDb, code: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('invite_codes')
      .select('id')
      .where(sql`lower(code)`, '=', code.toLowerCase())
      .where(IS.open)
      .executeTakeFirst()
  )?.id;

/** False where it is not open any more: of two who want the last use the later one waits, and looks again. */
export const takeInvite = async (trx: TenantDb, id: string): Promise<boolean> =>
  (await trx
    .updateTable('invite_codes')
    .set({ taken: sql<number>`taken + 1` })
    .where('id', '=', id)
    .where(IS.open)
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const findInvite = (db: TenantDb, id: string): Promise<InviteRow | undefined> =>
  db.selectFrom('invite_codes').selectAll().where('id', '=', id).executeTakeFirst();

/** Those that were made together, in their order. */
export const findBatch = (db: TenantDb, batch: string): Promise<InviteRow[]> =>
  db.selectFrom('invite_codes').selectAll().where('batch', '=', batch).orderBy('place').execute();

/** Behind a place: `until` undefined is without end, which comes first. */
export interface InvitePlace {
  until: Date | undefined;
  id: string;
}

/** The newest first; those that are open or over by their end. */
export const listInvites = (
  db: TenantDb,
  { state, batch, code }: WantedInvites,
  { after, limit }: { after: InvitePlace | undefined; limit: number },
): Promise<InviteRow[]> => {
  let found = db.selectFrom('invite_codes').selectAll().limit(limit);
  if (state) found = found.where(IS[state]);
  if (batch !== undefined) found = found.where('batch', '=', batch);
  if (code !== undefined) found = found.where(sql`lower(code)`, '=', code.toLowerCase());
  if (state === 'open' || state === 'expired') {
    const end = after?.until ?? sql<Date>`'infinity'::timestamptz`;
    if (after) found = found.where(sql<boolean>`(${END}, id) < (${end}, ${after.id})`);
    return found.orderBy(END, 'desc').orderBy('id', 'desc').execute();
  }
  if (after) found = found.where('id', '<', after.id);
  return found.orderBy('id', 'desc').execute();
};

/** Which of these letters are a code already, of operators or of a person. In lower case. */
export const findTakenCodes = async (db: TenantDb, codes: readonly string[]): Promise<Set<string>> => {
  const among = sql<string>`any(${codes.map((code) => code.toLowerCase())}::text[])`;
  const rows = await db
    .selectFrom('invite_codes')
    .select(sql<string>`lower(code)`.as('code'))
    .where(sql`lower(code)`, '=', among)
    .unionAll(
      db
        .selectFrom('users')
        .select(sql<string>`lower(invite_code)`.as('code'))
        .where(sql`lower(invite_code)`, '=', among),
    )
    .execute();
  return new Set(rows.map(({ code }) => code));
};

/** How many were stored: fewer where their batch is there already. A code that is taken fails. */
export const insertInvites = async (
  trx: TenantDb,
  rows: readonly Insertable<InviteCodesTable>[],
): Promise<number> =>
  (
    await trx
      .insertInto('invite_codes')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['batch', 'place']).doNothing())
      .returning('id')
      .execute()
  ).length;

/** Undefined where it is withdrawn already. */
export const withdrawInvite = (trx: TenantDb, id: string): Promise<InviteRow | undefined> =>
  trx
    .updateTable('invite_codes')
    .set({ withdrawn_at: NOW })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

export interface InvitedRow {
  id: string;
  username: string;
  create_at: Date;
  cleaned_at: Date | null;
}

/** Who registered with it, the latest first. */
export const listInvited = (
  db: TenantDb,
  id: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<InvitedRow[]> => {
  let found = db
    .selectFrom('users')
    .select(['id', 'username', 'create_at', 'cleaned_at'])
    .where('came_by', '=', id)
    .orderBy('id', 'desc')
    .limit(limit);
  if (before !== undefined) found = found.where('id', '<', before);
  return found.execute();
};
