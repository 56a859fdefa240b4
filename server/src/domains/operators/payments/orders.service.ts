import type { OpsPayment } from '@livery/contract';
import type { QueryOf } from '@livery/contract/calls';
import type { TenantDb } from '../../../infra/database/database.ts';
import { figures } from '../../../infra/figures.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { PaymentOperators } from '../../payment/operators.ts';
import { csvOf } from '../audit/csv.ts';
import type { By } from '../by.ts';
import type { WriteRead } from '../reads.ts';
import { timeOf } from '../time-of.ts';
import { type FindPeople, presentOrders } from './orders.present.ts';

export interface OpsOrdersParts {
  payments: Pick<PaymentOperators, 'search' | 'named'>;
  /** By account ID or id. */
  findUser: (db: TenantDb, text: string) => Promise<{ id: string } | undefined>;
  findPeople: FindPeople;
  writeRead: WriteRead;
}

type Query = QueryOf<'GET /ops/api/orders'>;
type Wanted = QueryOf<'GET /ops/api/orders/export'>;

const PAGE = 50;
const MOST_EXPORTED = 10_000;
const HEAD = ['time', 'order', 'account', 'provider', 'points', 'state', 'reason', 'to', 'decided'] as const;

const lineOf = (order: OpsPayment): readonly string[] => [
  ...[order.create_at, order.id, order.username || order.user_id, order.provider, figures(order.amount)],
  ...[order.status, order.reason, order.payee, order.decided_at ?? ''],
];

/** Withdrawals and payments of all states, as operators look through them. Whose they read is written down first. */
export const createOpsOrders = ({ payments, findUser, findPeople, writeRead }: OpsOrdersParts) => {
  const searched = async (
    tenant: Tenant,
    { person, from, until, ...wanted }: Wanted,
    { before, limit }: { before?: string | undefined; limit: number },
  ) => {
    // Of somebody who is gone too.
    const userId = person ? ((await findUser(tenant.db, person.trim()))?.id ?? person.trim()) : undefined;
    const span = { from: timeOf('from', from), until: timeOf('until', until) };
    return payments.search(tenant, { ...wanted, ...span, userId, before, limit });
  };

  return {
    page: async (
      tenant: Tenant,
      { order, next_id, limit = PAGE, ...wanted }: Query,
      by: By,
    ): Promise<{ list: OpsPayment[]; next_id: string | null }> => {
      if (order) {
        const named = await payments.named(tenant, order.trim());
        return { list: await presentOrders(tenant, named, findPeople), next_id: null };
      }
      if (wanted.person)
        await writeRead(tenant, by, { action: 'payment.read', target: wanted.person, after: wanted });
      const rows = await searched(tenant, wanted, { before: next_id, limit: limit + 1 });
      const list = rows.slice(0, limit);
      const last = rows.length > limit ? (list.at(-1)?.id ?? null) : null;
      return { list: await presentOrders(tenant, list, findPeople), next_id: last };
    },

    /** As CSV. */
    exported: async (tenant: Tenant, wanted: Wanted, by: By): Promise<string> => {
      await writeRead(tenant, by, {
        ...{ action: 'payment.export', target: wanted.person ?? '', after: wanted },
      });
      const rows = await searched(tenant, wanted, { limit: MOST_EXPORTED });
      return csvOf(HEAD, (await presentOrders(tenant, rows, findPeople)).map(lineOf));
    },
  };
};

export type OpsOrders = ReturnType<typeof createOpsOrders>;
