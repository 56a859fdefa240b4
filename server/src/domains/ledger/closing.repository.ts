import { LedgerType } from '@livery/contract';
import { sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { AccountRow, SeqRange } from './ledger.repository.ts';
import type { TimeRange } from './log.repository.ts';

/** What moved in a time, by kind; and whether it came from the house or went back to it. */
export interface DaySum {
  type: number;
  is_issued: boolean;
  is_taken: boolean;
  count: number;
  amount: number;
}

/** Of transfers whose ids stand in a range that holds all of the time. */
export const sumTransfers = (
  db: TenantDb,
  house: number,
  { ids, time }: { ids: SeqRange; time: TimeRange },
): Promise<DaySum[]> =>
  db
    .selectFrom('ledger_transfers as t')
    .where('t.id', '>=', ids.first)
    .where('t.id', '<=', ids.last)
    .where('t.create_at', '>=', time.from)
    .where('t.create_at', '<', time.to)
    .select([
      't.type',
      sql<boolean>`t.from_account = ${house}`.as('is_issued'),
      sql<boolean>`t.to_account = ${house}`.as('is_taken'),
      sql<number>`count(*)::int`.as('count'),
      sql<number>`sum(t.amount)::bigint`.as('amount'),
    ])
    .groupBy(['t.type', 'is_issued', 'is_taken'])
    .orderBy('t.type')
    .execute();

/** Envelopes that were filled in a range of ids and had something left at a moment. */
export const sumOpenEnvelopes = (
  db: TenantDb,
  { ids, until }: { ids: SeqRange; until: Date },
): Promise<{ count: number; amount: number }> => {
  const taken = db
    .selectFrom('ledger_transfers as o')
    .where('o.from_account', '=', sql.ref<number>('f.to_account'))
    .where('o.create_at', '<', until)
    .select(sql<number>`coalesce(sum(o.amount), 0)`.as('sum'));
  const left = db
    .selectFrom('ledger_transfers as f')
    .where('f.type', '=', LedgerType.SEND_ENVELOPE)
    .where('f.id', '>=', ids.first)
    .where('f.id', '<=', ids.last)
    .where('f.create_at', '<', until)
    .select(sql<number>`f.amount - (${taken})`.as('amount'));
  return db
    .selectFrom(left.as('left'))
    .where('left.amount', '>', 0)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum("left".amount), 0)::bigint`.as('amount'),
    ])
    .executeTakeFirstOrThrow();
};

/** What was held at a moment: by what is open still, and by what ended later and began at `since` at the earliest. */
export const sumHeldAt = async (db: TenantDb, moment: Date, since: Date): Promise<number> => {
  const sumOf = (state: 'open' | 'ended') => {
    const holds = db
      .selectFrom('ledger_holds')
      .where('create_at', '<', moment)
      .select(sql<number>`coalesce(sum(amount), 0)`.as('sum'));
    return state === 'open'
      ? holds.where(sql<boolean>`state = 'open'`)
      : holds.where('create_at', '>=', since).where('ended_at', '>=', moment);
  };
  const { sum } = await db
    .selectNoFrom(sql<number>`((${sumOf('open')}) + (${sumOf('ended')}))::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  return sum;
};

/** What is on its way to providers, each by itself: they are few. */
export const listClearing = (db: TenantDb): Promise<Pick<AccountRow, 'id' | 'owner'>[]> =>
  db
    .selectFrom('ledger_accounts')
    .where('kind', '=', 'clearing')
    .select(['id', 'owner'])
    .orderBy('owner')
    .limit(1_000)
    .execute();
