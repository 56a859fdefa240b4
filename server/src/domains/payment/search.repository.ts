import { PAYMENT_PROVIDERS, PAYMENT_STATES, type PaymentProvider, type PaymentState } from '@livery/contract';
import { sql } from 'kysely';
import type { TenantDb } from '../../infra/database/database.ts';
import { beforeIdsOf } from '../../infra/ids.ts';
import type { OrderRow } from './orders.repository.ts';

/** What is looked for; what is not named is any. */
export interface WantedOrders {
  userId?: string | undefined;
  provider?: PaymentProvider | undefined;
  status?: PaymentState | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  /** The id of an order: only earlier ones. */
  before?: string | undefined;
  limit: number;
}

/** Orders of these times before an id, by ids: those are made with them. */
const within = (db: TenantDb, { from, until, before, limit }: WantedOrders) => {
  let rows = db.selectFrom('payment_orders as o').selectAll('o').orderBy('o.id', 'desc').limit(limit);
  if (from !== undefined) rows = rows.where('o.id', '>=', beforeIdsOf(+from));
  if (until !== undefined) rows = rows.where('o.id', '<', beforeIdsOf(+until));
  if (before !== undefined) rows = rows.where('o.id', '<', before);
  return rows;
};

/** The latest first. Each provider in each state is read from its own place in the index, as far as a page goes. */
export const searchOrders = (db: TenantDb, wanted: WantedOrders): Promise<OrderRow[]> => {
  const { userId, provider, status, limit } = wanted;
  if (userId !== undefined) {
    let rows = within(db, wanted).where('o.user_id', '=', userId);
    if (provider !== undefined) rows = rows.where('o.provider', '=', provider);
    if (status !== undefined) rows = rows.where('o.status', '=', status);
    return rows.execute();
  }
  const [providers, statuses] = [
    provider ? [provider] : PAYMENT_PROVIDERS,
    status ? [status] : PAYMENT_STATES,
  ];
  const part = sql<{ provider: PaymentProvider; status: PaymentState }>`(
    select p.provider, s.status from unnest(${[...providers]}::text[]) as p(provider)
    cross join unnest(${[...statuses]}::text[]) as s(status))`;
  const ofPart = within(db, wanted)
    .where('o.provider', '=', sql.ref<PaymentProvider>('part.provider'))
    .where('o.status', '=', sql.ref<PaymentState>('part.status'));
  return db
    .selectFrom(part.as('part'))
    .innerJoinLateral(ofPart.as('o'), (join) => join.onTrue())
    .selectAll('o')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .execute();
};
