import { type Selectable, sql } from 'kysely';
import { schemaName, type TenantDb } from '../../infra/database/database.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { SeqRange } from './ledger.repository.ts';
import type { LedgerHoldsTable } from './ledger.tables.ts';
import type { AccountKind } from './operations.ts';

/** A movement as one of its accounts sees it, and who is on the other side. */
export interface LogRow {
  seq: number;
  /** Of the transfer. */
  id: number;
  key: string;
  type: number;
  /** Negative for what went away. */
  amount: number;
  balance: number;
  other_kind: AccountKind;
  other_owner: string;
  reference: string;
  remark: string;
  create_at: Date;
}

/** The second is exclusive. */
export interface TimeRange {
  from: Date;
  to: Date;
}

export interface LogQuery {
  range: SeqRange;
  /** Any where undefined. */
  types?: readonly number[] | undefined;
  /** Any where undefined. */
  time?: TimeRange | undefined;
  limit: number;
}

/**
 * Nearly all entries of a range are of its time, which cannot be known when the statement is planned: as a plain comparison it
 * would be taken for rare, and all of the range be read and sorted for the latest few.
 */
const isWithin = ({ from, to }: TimeRange) =>
  sql<boolean>`case when t.create_at >= ${from} and t.create_at < ${to} then true else false end`;

/** The latest movements of one side. */
const latestOf = (
  db: TenantDb,
  account: number,
  side: 'from' | 'to',
  { range, time, limit }: Omit<LogQuery, 'types'>,
) => {
  const seq = sql.ref<number>(`t.${side}_seq`);
  const rows = db
    .selectFrom('ledger_transfers as t')
    .where(`t.${side}_account`, '=', account)
    .where(seq, '>=', range.first)
    .where(seq, '<=', range.last)
    .select([
      seq.as('seq'),
      't.id',
      't.key',
      't.type',
      (side === 'from' ? sql<number>`-t.amount` : sql<number>`t.amount`).as('amount'),
      sql.ref<number>(`t.${side}_balance`).as('balance'),
      sql.ref<number>(side === 'from' ? 't.to_account' : 't.from_account').as('other'),
      't.reference',
      't.remark',
      't.create_at',
    ])
    .orderBy(seq, 'desc')
    .limit(limit);
  return time ? rows.where(isWithin(time)) : rows;
};

/** Those of either side: for each type by itself, where some are wanted, so that an index leads to all of them. */
const wantedOf = (db: TenantDb, account: number, side: 'from' | 'to', { types, ...query }: LogQuery) => {
  const latest = latestOf(db, account, side, query);
  if (types === undefined) return db.selectFrom(latest.as('entry')).selectAll('entry');
  const wanted = sql<{ type: number }>`unnest(${[...types]}::smallint[])`.as<'wanted'>(sql`wanted(type)`);
  return db
    .selectFrom(wanted)
    .innerJoinLateral(latest.where(sql<boolean>`t.type = wanted.type`).as('entry'), (join) => join.onTrue())
    .selectAll('entry');
};

/** Movements of an account, the latest first. */
export const listLog = (db: TenantDb, account: number, query: LogQuery): Promise<LogRow[]> =>
  db
    .selectFrom(
      wantedOf(db, account, 'from', query)
        .unionAll(wantedOf(db, account, 'to', query))
        .orderBy('seq', 'desc')
        .limit(query.limit)
        .as('entry'),
    )
    .innerJoin('ledger_accounts as other', 'other.id', 'entry.other')
    .select([
      'entry.seq',
      'entry.id',
      'entry.key',
      'entry.type',
      'entry.amount',
      'entry.balance',
      'other.kind as other_kind',
      'other.owner as other_owner',
      'entry.reference',
      'entry.remark',
      'entry.create_at',
    ])
    .orderBy('entry.seq', 'desc')
    .execute();

/** Numbers of the newest entries before each of these moments; 0 where there is none. */
export const findSeqsBefore = async (
  { brand, db }: Pick<Tenant, 'brand' | 'db'>,
  account: number,
  moments: readonly Date[],
): Promise<number[]> => {
  const seqBefore = sql.id(schemaName(brand.id), 'ledger_seq_before');
  const { rows } = await sql<{ seq: number }>`select ${seqBefore}(${account}, moment) as seq
    from unnest(${[...moments]}::timestamptz[]) with ordinality given(moment, place) order by place`.execute(
    db,
  );
  return rows.map(({ seq }) => seq);
};

export interface Sums {
  income: number;
  expense: number;
}

/** What came and went in whole blocks, `last` included. */
export const sumBlocks = (db: TenantDb, account: number, { first, last }: SeqRange): Promise<Sums> =>
  db
    .selectFrom('ledger_blocks')
    .where('account_id', '=', account)
    .where('block', '>=', first)
    .where('block', '<=', last)
    .select([
      sql<number>`coalesce(sum(income), 0)::bigint`.as('income'),
      sql<number>`coalesce(sum(expense), 0)::bigint`.as('expense'),
    ])
    .executeTakeFirstOrThrow();

/** What came and went in entries, those of another time left out. */
export const sumEntries = async (
  db: TenantDb,
  account: number,
  { first, last }: SeqRange,
  { from, to }: TimeRange,
): Promise<Sums> => {
  const sumOf = (side: 'from' | 'to') =>
    db
      .selectFrom('ledger_transfers')
      .where(`${side}_account`, '=', account)
      .where(`${side}_seq`, '>=', first)
      .where(`${side}_seq`, '<=', last)
      .where('create_at', '>=', from)
      .where('create_at', '<', to)
      .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'));
  return db
    .selectNoFrom([sumOf('to').as('income'), sumOf('from').as('expense')])
    .$castTo<Sums>()
    .executeTakeFirstOrThrow();
};

export type HoldRow = Pick<
  Selectable<LedgerHoldsTable>,
  'key' | 'amount' | 'reference' | 'create_at' | 'expire_at'
>;

/** What is held of an account now, the latest first. */
export const listOpenHolds = (db: TenantDb, account: number, limit: number): Promise<HoldRow[]> =>
  db
    .selectFrom('ledger_holds')
    .where('account_id', '=', account)
    .where('state', '=', 'open')
    .select(['key', 'amount', 'reference', 'create_at', 'expire_at'])
    .orderBy('create_at', 'desc')
    .orderBy('key')
    .limit(limit)
    .execute();
