import type { Tenant } from '../../infra/tenancy.ts';
import type { ProviderOrder } from '../../infra/wellpay/wellpay.ts';
import type { Decide } from './deciding.ts';
import type { Difference } from './differences.repository.ts';
import { noteDifference } from './note-difference.ts';
import { listOrders, listWithdrawals, type OrderRow } from './orders.repository.ts';
import type { PaymentParts } from './payment.parts.ts';

const DAY = 24 * 3_600_000;
const PAGE = 500;

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

type Parts = Pick<PaymentParts, 'wellpay' | 'log'>;

/** Holds a day of ours against wellpay's. What it has decided and we have not heard of is decided; what contradicts is written down. */
export const createReconciling = ({ wellpay, log }: Parts, { decide }: { decide: Decide }) => {
  /** Returns whether we say the same, now at the latest. */
  const hold = async (
    tenant: Tenant,
    theirs: ProviderOrder,
    ours: OrderRow | undefined,
  ): Promise<boolean> => {
    const { merchant_order_id: orderId, status, amount, reason } = theirs;
    const differs = async (kind: Difference['kind'], said: string) => {
      await noteDifference(tenant, log, { kind, orderId, said });
      return false;
    };
    if (ours?.provider !== 'wellpay') return differs('unknown_order', `${status}, ${amount}`);
    if (status !== 'pending') {
      const decided = await decide(tenant, orderId, { status, amount, orderId: theirs.orderId, reason });
      return decided === 'decided' || decided === 'same';
    }
    if (amount !== ours.amount) return differs('amount', `pending, ${amount} instead of ${ours.amount}`);
    return ours.status === 'pending' ? true : differs('decided_otherwise', 'pending');
  };

  const holdTheirs = async (tenant: Tenant, theirs: readonly ProviderOrder[]): Promise<number> => {
    let different = 0;
    for (let at = 0; at < theirs.length; at += PAGE) {
      const page = theirs.slice(at, at + PAGE);
      const ours = await listOrders(
        tenant.db,
        page.map((each) => each.merchant_order_id),
      );
      const byId = new Map(ours.map((each) => [each.id, each]));
      for (const each of page)
        if (!(await hold(tenant, each, byId.get(each.merchant_order_id)))) different += 1;
    }
    return different;
  };

  /** Ours that are not in its list: it may count them to the day before or after. */
  const holdOurs = async (tenant: Tenant, from: Date, known: ReadonlySet<string>): Promise<number> => {
    const to = new Date(+from + DAY);
    let different = 0;
    let page: OrderRow[] = [];
    do {
      page = await listWithdrawals(tenant.db, { from, to, after: page.at(-1)?.id ?? '', limit: PAGE });
      for (const order of page) {
        if (known.has(order.id) || (order.status !== 'success' && order.made === null)) continue;
        const found = await wellpay.findOrder(tenant.brand.id, order.id);
        if (found && (await hold(tenant, found, order))) continue;
        different += 1;
        if (!found)
          await noteDifference(tenant, log, {
            ...{ kind: 'unknown_at_provider', orderId: order.id },
            said: `it does not know an order that is ${order.status}`,
          });
      }
    } while (page.length === PAGE);
    return different;
  };

  /** The day (UTC) before `now`. Returns how many are different. @throws WellpayUnreachable */
  return async (tenant: Tenant, now: Date): Promise<number> => {
    const { id: brand } = tenant.brand;
    if (!wellpay.serves(brand)) return 0;
    const day = dayOf(new Date(+now - DAY));
    const theirs = await wellpay.listOrders(brand, day);
    const known = new Set(theirs.map((each) => each.merchant_order_id));
    const different =
      (await holdTheirs(tenant, theirs)) + (await holdOurs(tenant, new Date(`${day}T00:00:00Z`), known));
    if (different > 0) log.error({ brand, day, different }, 'orders are not as wellpay has them');
    return different;
  };
};
