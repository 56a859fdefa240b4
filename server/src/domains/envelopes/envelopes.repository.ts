import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { bucketIn, bucketOf } from '../../infra/ids.ts';
import type { PersonRow } from '../users/users.present.ts';
import type { EnvelopeClaimsTable, EnvelopesShownView, EnvelopesTable } from './envelopes.tables.ts';

/** Times are texts where a function of the database has made the row. */
export type ShownRow = Omit<Selectable<EnvelopesShownView>, 'create_at' | 'expire_at' | 'settle_at'> & {
  create_at: Date | string;
  expire_at: Date | string;
  settle_at: Date | string | null;
};

/** As one reader sees it: what they drew, where they did. */
export interface ReadRow extends ShownRow {
  my_amount: number | null;
}

export const insertEnvelope = async (
  trx: TenantDb,
  envelope: Omit<Insertable<EnvelopesTable>, 'bucket'>,
): Promise<void> => {
  await trx
    .insertInto('envelopes')
    .values({ bucket: bucketIn(envelope.id), ...envelope })
    .execute();
};

/** How many are in a conversation; 0 in none. */
export const countMembers = async (db: TenantDb, groupId: string): Promise<number> =>
  (
    await db
      .selectFrom('groups')
      .where('bucket', '=', bucketOf(groupId))
      .where('id', '=', groupId)
      .select('member_count')
      .executeTakeFirst()
  )?.member_count ?? 0;

const selectRead = (db: TenantDb, viewer: string) =>
  db
    .selectFrom('envelopes_shown as e')
    .leftJoin('envelope_claims as mine', (join) =>
      join
        .onRef('mine.bucket', '=', 'e.bucket')
        .onRef('mine.envelope_id', '=', 'e.id')
        .on('mine.user_id', '=', viewer),
    )
    .selectAll('e')
    .select('mine.amount as my_amount');

const wantedOf = (ids: readonly string[]) =>
  sql<{ bucket: string; id: string }>`unnest(${ids.map(bucketIn)}::text[], ${[...ids]}::text[])`.as<'wanted'>(
    sql`wanted(bucket, id)`,
  );

/** In no order. Whether the reader may see their messages is the caller's to know. */
export const findEnvelopes = (db: TenantDb, viewer: string, ids: readonly string[]): Promise<ReadRow[]> =>
  selectRead(db, viewer)
    .innerJoin(wantedOf(ids), (join) =>
      join.onRef('wanted.bucket', '=', 'e.bucket').onRef('wanted.id', '=', 'e.id'),
    )
    .execute();

export type SentRow = Pick<Selectable<EnvelopesTable>, 'id' | 'user_id' | 'settle_at'>;

/** Who sent each of these, and when it settles. */
export const listSent = (db: TenantDb, ids: readonly string[]): Promise<SentRow[]> =>
  db
    .selectFrom('envelopes as e')
    .innerJoin(wantedOf(ids), (join) =>
      join.onRef('wanted.bucket', '=', 'e.bucket').onRef('wanted.id', '=', 'e.id'),
    )
    .select(['e.id', 'e.user_id', 'e.settle_at'])
    .execute();

/** Undefined where there is none, and for who does not see its message. */
export const findSeenEnvelope = (db: TenantDb, viewer: string, id: string): Promise<ReadRow | undefined> =>
  selectRead(db, viewer)
    .innerJoin('group_members as gm', (join) =>
      join.onRef('gm.bucket', '=', 'e.bucket').onRef('gm.group_id', '=', 'e.group_id'),
    )
    .where('e.bucket', '=', bucketIn(id))
    .where('e.id', '=', id)
    .where('gm.user_id', '=', viewer)
    .where(({ eb, fn, ref }) =>
      eb(ref('e.seq'), '>', fn<number>('greatest', ['gm.joined_seq', 'gm.cleared_seq'])),
    )
    .where(({ eb, fn, not }) => not(eb(eb.val(viewer), '=', fn.any('e.hidden_from'))))
    .executeTakeFirst();

export type ClaimRow = Selectable<Omit<EnvelopeClaimsTable, 'bucket'>> & Omit<PersonRow, 'id'>;

/** The latest first, `before` a place; whose account is not there is left out. */
export const listClaims = (
  db: TenantDb,
  id: string,
  { before, limit }: { before: number; limit: number },
): Promise<ClaimRow[]> =>
  db
    .selectFrom('envelope_claims as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .where('c.bucket', '=', bucketIn(id))
    .where('c.envelope_id', '=', id)
    .where('c.place', '<', before)
    .orderBy('c.place', 'desc')
    .limit(limit)
    .select(['c.envelope_id', 'c.place', 'c.user_id', 'c.amount', 'c.stake', 'c.cid', 'c.create_at'])
    .select(['u.nickname', 'u.username', 'u.avatar', 'u.avatar_thumbnail'])
    .execute();

/** Whether points that somebody sent may still come back to them, or be theirs to win. */
export const hasOpenEnvelopes = async (db: TenantDb, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('envelopes')
    .where('user_id', '=', userId)
    .where('due_at', 'is not', null)
    .select('id')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** What somebody lost or may lose of what they opened since then. */
export const sumStakes = async (
  db: TenantDb,
  userIds: readonly string[],
  since: Date,
): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('envelope_claims')
    .where('user_id', '=', sql<string>`any(${[...userIds]}::text[])`)
    .where('create_at', '>', since)
    .where('stake', '>', 0)
    .groupBy('user_id')
    .select(['user_id', sql<number>`sum(stake)::bigint`.as('sum')])
    .execute();
  return new Map(rows.map(({ user_id, sum }) => [user_id, sum]));
};
