import { type Selectable, sql } from 'kysely';
import { schemaName, type TenantDb } from '../../infra/database/database.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { Entry } from './entries.ts';
import { type AccountRow, sideOf } from './ledger.repository.ts';
import type { LedgerBlocksTable } from './ledger.tables.ts';

type Chain = Pick<AccountRow, 'id' | 'seq'>;
export type BlockRow = Selectable<LedgerBlocksTable>;

/**
 * Entries of some accounts up to a number, in the order of account and number. By the accounts themselves, which the statistics know: by
 * a join the house would make them all look long, and the table would be read from end to end.
 */
export const listChains = (
  db: TenantDb,
  ids: readonly number[],
  last: number,
): Promise<(Entry & { account: number })[]> => {
  const any = sql<number>`any(${[...ids]}::bigint[])`;
  const side = (which: 'from' | 'to') =>
    sideOf(db, any, { first: 1, last }, which).select(({ ref }) => ref(`${which}_account`).as('account'));
  return db
    .selectFrom(side('from').unionAll(side('to')).as('entry'))
    .selectAll()
    .orderBy('account')
    .orderBy('seq')
    .execute();
};

/** Of these accounts those that have entries with numbers that they do not count: their first and their last are asked for, by an index. */
export const listUncounted = async (db: TenantDb, chains: readonly Chain[]): Promise<Set<number>> => {
  const given = sql<Chain>`unnest(${chains.map(({ id }) => id)}::bigint[],
    ${chains.map(({ seq }) => seq)}::bigint[])`.as<'given'>(sql`given(id, seq)`);
  const end = (side: 'from' | 'to', order: 'asc' | 'desc') =>
    db
      .selectFrom('ledger_transfers')
      .where(`${side}_account`, '=', sql.ref<number>('given.id'))
      .orderBy(`${side}_seq`, order)
      .limit(1)
      .select(`${side}_seq`);
  const ends = (order: 'asc' | 'desc') => [end('from', order), end('to', order)] as const;
  const rows = await db
    .selectFrom(given)
    .where(({ eb, fn, or, ref }) =>
      or([
        eb(fn<number>('greatest', [...ends('desc')]), '>', ref('given.seq')),
        eb(fn<number>('least', [...ends('asc')]), '<', 1),
      ]),
    )
    .select('given.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** What is held of these accounts by holds that have not ended; an account without any is not there. */
export const sumHoldsOf = async (db: TenantDb, ids: readonly number[]): Promise<Map<number, number>> => {
  const rows = await db
    .selectFrom('ledger_holds')
    .where('account_id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('state', '=', 'open')
    .groupBy('account_id')
    .select(['account_id', sql<number>`sum(amount)::bigint`.as('sum')])
    .execute();
  return new Map(rows.map(({ account_id, sum }) => [account_id, sum]));
};

/** Sums of the blocks of these accounts, in their order. */
export const listBlocks = (db: TenantDb, ids: readonly number[]): Promise<BlockRow[]> =>
  db
    .selectFrom('ledger_blocks')
    .selectAll()
    .where('account_id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('account_id')
    .orderBy('block')
    .execute();

/** Sums the whole blocks of an account anew, whatever stood there. */
export const rebuildBlocks = async (
  { brand, db }: Pick<Tenant, 'brand' | 'db'>,
  id: number,
  blocks: number,
): Promise<void> => {
  await db.deleteFrom('ledger_blocks').where('account_id', '=', id).execute();
  const sumBlock = sql.id(schemaName(brand.id), 'ledger_sum_block');
  await sql`select ${sumBlock}(${id}, block) from generate_series(0, ${blocks - 1}::bigint) block`.execute(
    db,
  );
};
