import { sql } from 'kysely';
import { schemaName, type TenantDb } from '../../infra/database/database.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { SeqRange } from './ledger.repository.ts';
import type { AccountKind } from './operations.ts';

/** A transfer with whose accounts it went from and to. */
export interface TransferRow {
  id: number;
  key: string;
  type: number;
  amount: number;
  from_account: number;
  from_seq: number;
  from_balance: number;
  from_hash: Buffer;
  from_kind: AccountKind;
  from_owner: string;
  to_account: number;
  to_seq: number;
  to_balance: number;
  to_hash: Buffer;
  to_kind: AccountKind;
  to_owner: string;
  reference: string;
  remark: string;
  create_at: Date;
}

/** Rows in the order of an index: of one account by their numbers in it, else of all by their ids. */
export interface Shelf {
  account?: number | undefined;
  type?: number | undefined;
  range: SeqRange;
}

/** What no index knows. */
export interface Wanted {
  min?: number | undefined;
  max?: number | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
}

const sideOn = (
  db: TenantDb,
  { account, type, range }: Shelf & { account: number },
  { side, limit }: { side: 'from' | 'to'; limit: number },
) => {
  const seq = sql.ref<number>(`t.${side}_seq`);
  const rows = db
    .selectFrom('ledger_transfers as t')
    .where(`t.${side}_account`, '=', account)
    .where(seq, '>=', range.first)
    .where(seq, '<=', range.last)
    .selectAll('t')
    .select(seq.as('place'))
    .orderBy(seq, 'desc')
    .limit(limit);
  return type === undefined ? rows : rows.where('t.type', '=', type);
};

/** The latest so many rows of a shelf, whatever they are. */
const lookedAt = (db: TenantDb, shelf: Shelf, limit: number) => {
  const { account, type, range } = shelf;
  if (account !== undefined) {
    const side = (which: 'from' | 'to') => {
      const rows = sideOn(db, { ...shelf, account }, { side: which, limit });
      return db.selectFrom(rows.as('side')).selectAll('side');
    };
    return db
      .selectFrom(side('from').unionAll(side('to')).orderBy('place', 'desc').limit(limit).as('both'))
      .selectAll('both');
  }
  const rows = db
    .selectFrom('ledger_transfers as t')
    .where('t.id', '>=', range.first)
    .where('t.id', '<=', range.last)
    .selectAll('t')
    .select('t.id as place')
    .orderBy('t.id', 'desc')
    .limit(limit);
  const wanted = type === undefined ? rows : rows.where('t.type', '=', type);
  return db.selectFrom(wanted.as('all')).selectAll('all');
};

/** One by one, by the index: how few rows there are is not known when the statement is planned. */
const accountOf = (db: TenantDb, side: 'from' | 'to') =>
  db
    .selectFrom('ledger_accounts as a')
    .where('a.id', '=', sql.ref<number>(`t.${side}_account`))
    .select(['a.kind', 'a.owner'])
    .limit(1);

const FIELDS = [
  ...(['t.id', 't.key', 't.type', 't.amount', 't.reference', 't.remark', 't.create_at'] as const),
  ...(['t.from_account', 't.from_seq', 't.from_balance', 't.from_hash'] as const),
  ...(['t.to_account', 't.to_seq', 't.to_balance', 't.to_hash'] as const),
  ...(['debtor.kind as from_kind', 'debtor.owner as from_owner'] as const),
  ...(['creditor.kind as to_kind', 'creditor.owner as to_owner'] as const),
] as const;

/** Of the latest `looked` rows of a shelf those that are wanted, the latest first. */
export const searchTransfers = (
  db: TenantDb,
  shelf: Shelf,
  { min, max, from, until, looked, limit }: Wanted & { looked: number; limit: number },
): Promise<(TransferRow & { place: number })[]> => {
  let rows = db.selectFrom(lookedAt(db, shelf, looked).as('t')).selectAll('t');
  if (min !== undefined) rows = rows.where('t.amount', '>=', min);
  if (max !== undefined) rows = rows.where('t.amount', '<=', max);
  if (from !== undefined) rows = rows.where('t.create_at', '>=', from);
  if (until !== undefined) rows = rows.where('t.create_at', '<', until);
  return db
    .selectFrom(rows.orderBy('t.place', 'desc').limit(limit).as('t'))
    .innerJoinLateral(accountOf(db, 'from').as('debtor'), (join) => join.onTrue())
    .innerJoinLateral(accountOf(db, 'to').as('creditor'), (join) => join.onTrue())
    .select([...FIELDS, 't.place'])
    .orderBy('t.place', 'desc')
    .execute();
};

/** By its id or its key; each has an index. */
export const findTransfer = (
  db: TenantDb,
  by: { id: number } | { key: string },
): Promise<TransferRow | undefined> => {
  const rows = db
    .selectFrom('ledger_transfers as t')
    .innerJoin('ledger_accounts as debtor', 'debtor.id', 't.from_account')
    .innerJoin('ledger_accounts as creditor', 'creditor.id', 't.to_account')
    .select(FIELDS);
  return ('id' in by ? rows.where('t.id', '=', by.id) : rows.where('t.key', '=', by.key)).executeTakeFirst();
};

/** The place of the last of so many rows of a shelf; undefined where it has fewer. */
export const placeBehind = async (
  db: TenantDb,
  shelf: Shelf,
  looked: number,
): Promise<number | undefined> => {
  const row = await db
    .selectFrom(lookedAt(db, shelf, looked).as('t'))
    .select(['t.place'])
    .orderBy('t.place', 'desc')
    .offset(looked - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.place;
};

/** Ids of the newest transfers before each of these moments; 0 where there is none. */
export const findIdsBefore = async (
  { brand, db }: Pick<Tenant, 'brand' | 'db'>,
  moments: readonly Date[],
): Promise<number[]> => {
  const idBefore = sql.id(schemaName(brand.id), 'ledger_id_before');
  const { rows } = await sql<{ id: number }>`select ${idBefore}(moment) as id
    from unnest(${[...moments]}::timestamptz[]) with ordinality given(moment, place) order by place`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};
