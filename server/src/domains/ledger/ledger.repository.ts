import { type Expression, type Selectable, sql } from 'kysely';
import { schemaName, type TenantDb } from '../../infra/database/database.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { Entry } from './entries.ts';
import type { LedgerAccountsTable } from './ledger.tables.ts';
import { type AccountKind, type AccountName, HOUSE } from './operations.ts';

export type AccountRow = Selectable<LedgerAccountsTable>;

export const findAccount = (db: TenantDb, { kind, owner }: AccountName): Promise<AccountRow | undefined> =>
  db
    .selectFrom('ledger_accounts')
    .selectAll()
    .where('kind', '=', kind)
    .where('owner', '=', owner)
    .executeTakeFirst();

/** What these have, by owner; who never had points is not there. */
export const listBalances = async (
  db: TenantDb,
  kind: AccountKind,
  owners: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select(['owner', 'balance'])
    .where('kind', '=', kind)
    .where('owner', '=', sql<string>`any(${[...owners]}::text[])`)
    .execute();
  return new Map(rows.map(({ owner, balance }) => [owner, balance]));
};

/** The key that signs here from now on, where none does yet. */
export const keepProof = async (db: TenantDb, proof: Buffer): Promise<void> => {
  await db
    .insertInto('ledger_keys')
    .values({ proof })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** What the key has made that signs here; undefined before it did. */
export const findProof = async (db: TenantDb): Promise<Buffer | undefined> =>
  (await db.selectFrom('ledger_keys').select('proof').executeTakeFirst())?.proof;

/** Another key signs here from now on. */
export const replaceProof = async (trx: TenantDb, proof: Buffer): Promise<void> => {
  await trx.updateTable('ledger_keys').set({ proof }).execute();
};

/** Nothing moves, and no account comes, until the transaction ends; everything may be read. */
export const holdLedger = async ({ brand, db }: Pick<Tenant, 'brand' | 'db'>): Promise<void> => {
  await sql`lock table ${sql.id(schemaName(brand.id), 'ledger_accounts')} in exclusive mode`.execute(db);
};

/** Accounts behind one, by their ids. */
export const listAccounts = (db: TenantDb, after: number, limit: number): Promise<AccountRow[]> =>
  db.selectFrom('ledger_accounts').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute();

/** Points that others have than the house, and of them those that are held for something. */
export const sumPoints = async (db: TenantDb): Promise<{ issued: number; held: number }> => {
  const house = await findAccount(db, HOUSE);
  const { held } = await db
    .selectFrom('ledger_holds')
    .where('state', '=', 'open')
    .select(({ fn }) => fn.sum<string | null>('amount').as('held'))
    .executeTakeFirstOrThrow();
  return { issued: -Number(house?.balance ?? 0), held: Number(held ?? 0) };
};

/** Makes accounts read-only. Returns those that were not yet. */
export const freezeAccounts = (
  db: TenantDb,
  ids: readonly number[],
): Promise<(Pick<AccountRow, 'id'> & AccountName)[]> =>
  db
    .updateTable('ledger_accounts')
    .set({ frozen_at: sql<Date>`now()` })
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('frozen_at', 'is', null)
    .returning(['id', 'kind', 'owner'])
    .execute();

/** Read-only accounts, the first first. */
export const listFrozen = (db: TenantDb, limit: number): Promise<AccountRow[]> =>
  db
    .selectFrom('ledger_accounts')
    .selectAll()
    .where('frozen_at', 'is not', null)
    .orderBy('frozen_at')
    .limit(limit)
    .execute();

/** Nobody else changes it until the transaction ends. */
export const lockAccount = (trx: TenantDb, { kind, owner }: AccountName): Promise<AccountRow | undefined> =>
  trx
    .selectFrom('ledger_accounts')
    .selectAll()
    .where('kind', '=', kind)
    .where('owner', '=', owner)
    .forUpdate()
    .executeTakeFirst();

/** As its entries say, signed, and not read-only any more. */
export const restoreAccount = async (
  trx: TenantDb,
  { id, balance, held, hash }: Pick<AccountRow, 'id' | 'balance' | 'held' | 'hash'>,
  signature: Buffer,
): Promise<void> => {
  await trx
    .updateTable('ledger_accounts')
    .set({ balance, held, hash, signature, frozen_at: null })
    .where('id', '=', id)
    .execute();
};

/** Numbers of entries, both ends belonging to it. */
export interface SeqRange {
  first: number;
  last: number;
}

type Given = number | Expression<number>;

/** Either side as its account sees it; each has an index. */
export const sideOf = (
  db: TenantDb,
  account: Given,
  { first, last }: { first: Given; last: Given },
  side: 'from' | 'to',
) => {
  const other = side === 'from' ? 'to_account' : 'from_account';
  return db
    .selectFrom('ledger_transfers')
    .where(`${side}_account`, '=', account)
    .where(`${side}_seq`, '>=', first)
    .where(`${side}_seq`, '<=', last)
    .select(({ ref }) => [
      'id',
      ref(`${side}_seq`).as('seq'),
      'key',
      (side === 'from' ? sql<number>`-amount` : sql<number>`amount`).as('amount'),
      ref(`${side}_balance`).as('balance'),
      ref(`${side}_hash`).as('hash'),
      'type',
      ref(other).as('other'),
      'reference',
      'remark',
      'create_at',
    ]);
};

/** Entries of an account in their order. */
export const listEntries = async (db: TenantDb, account: number, range: SeqRange): Promise<Entry[]> =>
  await db
    .selectFrom(
      sideOf(db, account, range, 'from')
        .unionAll(sideOf(db, account, range, 'to'))
        .as('entry'),
    )
    .selectAll()
    .orderBy('seq')
    .execute();

/** Another account that entries of one are shared with. */
export interface Counterpart {
  other: number;
  /** Number that the first of these entries has in the account itself. */
  seq: number;
  /** Numbers that the first and the last of them have in the other account. */
  first: number;
  last: number;
}

/** Who shares the entries of an account behind one of them: each once, by their ids. */
export const listCounterparts = (db: TenantDb, account: number, after: number): Promise<Counterpart[]> => {
  const shared = (side: 'from' | 'to', far: 'from' | 'to') =>
    db
      .selectFrom('ledger_transfers')
      .where(`${side}_account`, '=', account)
      .where(`${side}_seq`, '>', after)
      .select(({ ref }) => [
        ref(`${far}_account`).as('other'),
        ref(`${side}_seq`).as('seq'),
        ref(`${far}_seq`).as('place'),
      ]);
  return db
    .selectFrom(shared('from', 'to').unionAll(shared('to', 'from')).as('entry'))
    .groupBy('entry.other')
    .select(({ fn }) => [
      'entry.other',
      fn.min<number>('entry.seq').as('seq'),
      fn.min<number>('entry.place').as('first'),
      fn.max<number>('entry.place').as('last'),
    ])
    .orderBy('entry.other')
    .execute();
};

/** By its id. */
export const findAccountById = (db: TenantDb, id: number): Promise<AccountRow | undefined> =>
  db.selectFrom('ledger_accounts').selectAll().where('id', '=', id).executeTakeFirst();

export interface ExpiredHold extends AccountName {
  key: string;
}

/** Holds that are over at `now`, and whose they are; what is held of a read-only account stays. */
export const listExpiredHolds = (db: TenantDb, now: Date, limit: number): Promise<ExpiredHold[]> =>
  db
    .selectFrom('ledger_holds as hold')
    .innerJoin('ledger_accounts as account', 'account.id', 'hold.account_id')
    .where('hold.state', '=', 'open')
    .where('account.frozen_at', 'is', null)
    .where('hold.expire_at', '<=', now)
    .orderBy('hold.expire_at')
    .limit(limit)
    .select(['hold.key', 'account.kind', 'account.owner'])
    .execute();
