import type { Tenant } from '../../infra/tenancy.ts';
import type { ProviderOrder } from '../../infra/wellpay/wellpay.ts';
import type { Decide } from './deciding.ts';
import type { Difference } from './differences.repository.ts';
import { noteDifference } from './note-difference.ts';
import { findOrder, listOrders, listWithdrawals, type OrderRow } from './orders.repository.ts';
import type { PaymentParts } from './payment.parts.ts';
import { readReconciled, storeReconciled } from './payment.settings.ts';

const DAY = 24 * 3_600_000;
const PAGE = 500;

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

type Parts = Pick<PaymentParts, 'wellpay' | 'log'>;

/** Why the two cannot both be right; undefined where they can. What is decided there and not here is no reason: we hear of it now. */
const differenceOf = (
  { merchant_order_id: orderId, status, amount }: ProviderOrder,
  ours: OrderRow | undefined,
): Difference | undefined => {
  if (ours?.provider !== 'wellpay') return { kind: 'unknown_order', orderId, said: `${status}, ${amount}` };
  if (status !== 'pending') return undefined;
  if (amount !== ours.amount)
    return { kind: 'amount', orderId, said: `pending, ${amount} instead of ${ours.amount}` };
  return ours.status === 'pending' ? undefined : { kind: 'decided_otherwise', orderId, said: 'pending' };
};

/** Days from the first that was not looked at to the one before `now`; that one always. */
const daysUntil = (now: Date, last: string | undefined): string[] => {
  const yesterday = Date.parse(dayOf(new Date(+now - DAY)));
  const first = last === undefined ? yesterday : Math.min(yesterday, Date.parse(last) + DAY);
  const count = (yesterday - first) / DAY + 1;
  return Array.from({ length: count }, (_, number) => dayOf(new Date(first + number * DAY)));
};

/** Holds a day of ours against wellpay's. What it has decided and we have not heard of is decided; what contradicts is written down. */
export const createReconciling = ({ wellpay, log }: Parts, { decide }: { decide: Decide }) => {
  /**
   * What both say now: an order that was decided between their list and our look differs from it, and is right.
   * @throws WellpayUnreachable
   */
  const lookAgain = async ({ brand, db }: Tenant, theirs: ProviderOrder) => {
    const { merchant_order_id: id } = theirs;
    const found = await wellpay.findOrder(brand.id, id);
    return { theirs: found ?? theirs, ours: await findOrder(db, id) };
  };

  /** Returns whether we say the same, now at the latest. */
  const hold = async (
    tenant: Tenant,
    theirs: ProviderOrder,
    ours: OrderRow | undefined,
  ): Promise<boolean> => {
    const now = differenceOf(theirs, ours) ? await lookAgain(tenant, theirs) : { theirs, ours };
    const difference = differenceOf(now.theirs, now.ours);
    if (difference) {
      await noteDifference(tenant, log, difference);
      return false;
    }
    const { merchant_order_id: id, status, amount, orderId, reason } = now.theirs;
    if (status === 'pending') return true;
    const decided = await decide(tenant, id, { status, amount, orderId, reason });
    return decided === 'decided' || decided === 'same';
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

  /** One day (UTC). Returns how many are different. @throws WellpayUnreachable */
  const holdDay = async (tenant: Tenant, day: string): Promise<number> => {
    const { id: brand } = tenant.brand;
    const theirs = await wellpay.listOrders(brand, day);
    const known = new Set(theirs.map((each) => each.merchant_order_id));
    const different =
      (await holdTheirs(tenant, theirs)) + (await holdOurs(tenant, new Date(`${day}T00:00:00Z`), known));
    if (different > 0) log.error({ brand, day, different }, 'orders are not as wellpay has them');
    return different;
  };

  /**
   * The day (UTC) before `now`, and all that were missed before it: the server was down, or wellpay silent. Returns how many are
   * different. @throws WellpayUnreachable
   */
  return async (tenant: Tenant, now: Date): Promise<number> => {
    if (!wellpay.serves(tenant.brand.id)) return 0;
    let different = 0;
    for (const day of daysUntil(now, await readReconciled(tenant.db))) {
      different += await holdDay(tenant, day);
      await storeReconciled(tenant.db, day);
    }
    return different;
  };
};
