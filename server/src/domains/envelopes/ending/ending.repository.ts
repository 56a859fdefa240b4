import type { EnvelopeState } from '@livery/contract';
import { type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../../infra/database/database.ts';
import { bucketIn } from '../../../infra/ids.ts';
import type { EnvelopeClaimsTable, EnvelopesTable } from '../envelopes.tables.ts';

export type DueEnvelope = Pick<
  Selectable<EnvelopesTable>,
  | 'id'
  | 'group_id'
  | 'user_id'
  | 'kind'
  | 'amount'
  | 'greeting'
  | 'mine'
  | 'stake'
  | 'state'
  | 'claimed_amount'
>;

const selectDue = (trx: TenantDb, now: Date) =>
  trx
    .selectFrom('envelopes')
    .where('due_at', '<=', now)
    .select(['id', 'group_id', 'user_id', 'kind', 'amount', 'greeting', 'mine', 'stake', 'state'])
    .select('claimed_amount');

/** Those that wait longest; what another process ends meanwhile is left to it. */
export const lockDue = (trx: TenantDb, now: Date, limit: number): Promise<DueEnvelope[]> =>
  selectDue(trx, now).orderBy('due_at').limit(limit).forUpdate().skipLocked().execute();

/** This one, where its time is over. */
export const lockOne = (trx: TenantDb, id: string, now: Date): Promise<DueEnvelope[]> =>
  selectDue(trx, now).where('bucket', '=', bucketIn(id)).where('id', '=', id).forUpdate().execute();

export type StoredClaim = Pick<Selectable<EnvelopeClaimsTable>, 'envelope_id' | 'user_id' | 'amount'>;

/** In the order of their opening. */
export const findClaims = (trx: TenantDb, ids: readonly string[]): Promise<StoredClaim[]> =>
  trx
    .selectFrom('envelope_claims as c')
    .innerJoin(
      sql<{
        bucket: string;
        id: string;
      }>`unnest(${ids.map(bucketIn)}::text[], ${[...ids]}::text[])`.as<'ended'>(sql`ended(bucket, id)`),
      (join) => join.onRef('ended.bucket', '=', 'c.bucket').onRef('ended.id', '=', 'c.envelope_id'),
    )
    .orderBy('c.envelope_id')
    .orderBy('c.place')
    .select(['c.envelope_id', 'c.user_id', 'c.amount'])
    .execute();

/** `dueAt`: when to look at it again; null where all of its points have gone where they belong. */
export const storeEnd = async (
  trx: TenantDb,
  id: string,
  { state, dueAt }: { state: EnvelopeState; dueAt: Date | null },
): Promise<void> => {
  await trx
    .updateTable('envelopes')
    .set({ state, due_at: dueAt })
    .where('bucket', '=', bucketIn(id))
    .where('id', '=', id)
    .execute();
};

/** Who drew another digit loses nothing. */
export const clearStakes = async (trx: TenantDb, id: string, mine: number): Promise<void> => {
  await trx
    .updateTable('envelope_claims')
    .set({ stake: 0 })
    .where('bucket', '=', bucketIn(id))
    .where('envelope_id', '=', id)
    .where(sql<boolean>`amount % 10 <> ${mine}`)
    .execute();
};
