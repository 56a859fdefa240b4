import type { PaymentOrder, PaymentProvider } from '@livery/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import type { PaymentOrdersTable } from './payment.tables.ts';

export type OrderRow = Selectable<PaymentOrdersTable>;
export type NewOrder = Omit<Insertable<PaymentOrdersTable>, 'made'>;

/** Nobody else moves this person's points to providers until the transaction ends: limits are counted one after the other. */
export const holdPayer = async (trx: TenantDb, brand: string, userId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payer ${brand} ${userId}`}, 0))`.execute(trx);
};

/** False where there is one of this client id, or this order of the merchant is paid. */
export const insertOrder = async (trx: TenantDb, order: NewOrder): Promise<boolean> =>
  (await trx
    .insertInto('payment_orders')
    .values(order)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const findOrder = (db: TenantDb, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('payment_orders').selectAll().where('id', '=', id).executeTakeFirst();

/** Nobody decides it meanwhile. */
export const holdOrder = (trx: TenantDb, id: string): Promise<OrderRow | undefined> =>
  trx.selectFrom('payment_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findOrderByCid = (
  db: TenantDb,
  userId: string,
  provider: PaymentProvider,
  cid: string,
): Promise<OrderRow | undefined> =>
  db
    .selectFrom('payment_orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('cid', '=', cid)
    .executeTakeFirst();

/** One of theirs by our id of it, or by the provider's. */
export const findOwnOrder = (db: TenantDb, userId: string, id: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('payment_orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where((row) => row.or([row('id', '=', id), row(sql`made->>'orderId'`, '=', id)]))
    .executeTakeFirst();

export const findPaid = (
  db: TenantDb,
  merchant: string,
  merchantOrderId: string,
): Promise<OrderRow | undefined> =>
  db
    .selectFrom('payment_orders')
    .selectAll()
    .where('provider', '=', 'point')
    .where('account', '=', merchant)
    .where('merchant_order_id', '=', merchantOrderId)
    .executeTakeFirst();

/** What went to a provider since `from`, or may still arrive there. */
export const sumSince = async (
  db: TenantDb,
  userId: string,
  provider: PaymentProvider,
  from: Date,
): Promise<number> => {
  const { sum } = await db
    .selectFrom('payment_orders')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .where('create_at', '>', from)
    .where('status', '<>', 'failed')
    .executeTakeFirstOrThrow();
  return sum;
};

/** What no provider has decided about. */
export const sumPending = async (db: TenantDb, userId: string): Promise<number> => {
  const { sum } = await db
    .selectFrom('payment_orders')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return sum;
};

/** Keeps what the provider made; the first it said stays. */
export const keepMade = async (db: TenantDb, id: string, made: PaymentOrder): Promise<void> => {
  await db
    .updateTable('payment_orders')
    .set({ made: JSON.stringify(made) })
    .where('id', '=', id)
    .where('made', 'is', null)
    .execute();
};

/** What became of an order, in the transaction that moves its points and holds its row. */
export const storeDecision = async (
  trx: TenantDb,
  id: string,
  { status, reason, at }: { status: 'success' | 'failed'; reason: string; at: Date },
): Promise<void> => {
  await trx
    .updateTable('payment_orders')
    .set({ status, reason, decided_at: at, next_at: null })
    .where('id', '=', id)
    .execute();
};

/** Who is asked or told about an order: `wellpay`, or `point:` and the merchant. */
export const partnerOf = ({ provider, account }: Pick<OrderRow, 'provider' | 'account'>): string =>
  provider === 'point' ? `point:${account}` : provider;
const partner = sql<string>`case provider when 'point' then 'point:' || account else provider end`;

export interface Due {
  now: Date;
  until: Date;
  limit: number;
  /** Partners whose orders stay where they are. */
  except: ReadonlySet<string>;
}

/** Orders about which something is to be done at `now`; nobody else takes them before `until`. */
export const takeDue = (db: TenantDb, { now, until, limit, except }: Due): Promise<OrderRow[]> =>
  db
    .updateTable('payment_orders')
    .set({ next_at: until, tries: sql<number>`tries + 1` })
    .where(({ selectFrom }) => {
      const due = selectFrom('payment_orders')
        .select('id')
        .where('next_at', '<=', now)
        .where(partner, '<>', sql<string>`all(${[...except]}::text[])`)
        .orderBy('next_at')
        .limit(limit)
        .forUpdate()
        .skipLocked();
      return sql<boolean>`id = any(array(${due}))`;
    })
    .returningAll()
    .execute();

/** When something is to be done about it again; null: never. */
export const storeNext = async (db: TenantDb, id: string, next: Date | null): Promise<void> => {
  await db
    .updateTable('payment_orders')
    .set({ next_at: next })
    .where('id', '=', id)
    .where('next_at', 'is not', null)
    .execute();
};

export const storeDue = async (db: TenantDb, id: string, next: Date): Promise<void> => {
  await db.updateTable('payment_orders').set({ next_at: next, tries: 0 }).where('id', '=', id).execute();
};

export const listOrders = (db: TenantDb, ids: readonly string[]): Promise<OrderRow[]> =>
  db
    .selectFrom('payment_orders')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();

/** Withdrawals to wellpay of these times, in their order, after one of them. */
export const listWithdrawals = (
  db: TenantDb,
  { from, to, after, limit }: { from: Date; to: Date; after: string; limit: number },
): Promise<OrderRow[]> =>
  db
    .selectFrom('payment_orders')
    .selectAll()
    .where('provider', '=', 'wellpay')
    .where('create_at', '>=', from)
    .where('create_at', '<', to)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** What was not decided yet, the oldest first. */
export const listPending = (db: TenantDb, before: Date, limit: number): Promise<OrderRow[]> =>
  db
    .selectFrom('payment_orders')
    .selectAll()
    .where('status', '=', 'pending')
    .where('create_at', '<', before)
    .orderBy('create_at')
    .limit(limit)
    .execute();

/** Withdrawals that came to nothing, the newest first. */
export const listFailed = (db: TenantDb, limit: number): Promise<OrderRow[]> =>
  db
    .selectFrom('payment_orders')
    .selectAll()
    .where('status', '=', 'failed')
    .where('provider', '=', 'wellpay')
    .where('decided_at', 'is not', null)
    .orderBy('decided_at', 'desc')
    .limit(limit)
    .execute();

/** What a person's orders say of where they have an account. */
export const eraseAccounts = async (trx: TenantDb, userId: string): Promise<void> => {
  await trx
    .updateTable('payment_orders')
    .set({ account: '', payee: '', made: null })
    .where('user_id', '=', userId)
    .where('provider', '=', 'wellpay')
    .execute();
};

/** Withdrawals that are under way, and those that failed since; of more than `most`, `most`. */
export const countWithdrawals = async (
  db: TenantDb,
  { since, most }: { since: Date; most: number },
): Promise<{ pending: number; failed: number }> => {
  const withdrawals = db
    .selectFrom('payment_orders')
    .select('id')
    .where('provider', '=', 'wellpay')
    .limit(most);
  const count = async (some: typeof withdrawals): Promise<number> => {
    const { counted } = await db
      .selectFrom(some.as('some'))
      .select(({ fn }) => fn.countAll<string>().as('counted'))
      .executeTakeFirstOrThrow();
    return Number(counted);
  };
  return {
    pending: await count(withdrawals.where('status', '=', 'pending')),
    failed: await count(withdrawals.where('status', '=', 'failed').where('decided_at', '>=', since)),
  };
};
