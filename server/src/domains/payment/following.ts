import { Type } from 'typebox';
import { required } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { Decide } from './deciding.ts';
import { nextAfter } from './next-after.ts';
import { noteDifference } from './note-difference.ts';
import { findOrder, keepMade, type OrderRow, storeNext } from './orders.repository.ts';
import type { PaymentParts } from './payment.parts.ts';
import type { TellMerchant } from './point/merchant-notices.ts';
import { createSweeping, type Sweep } from './sweeping.ts';

const HOUR = 3_600_000;
/** What nobody has decided for so long is shown to operators. */
const UNDECIDED = 24 * HOUR;

/** One order that wellpay did not say enough about: soon, and before the next sweep. */
export const FOLLOW_ORDER = {
  name: 'payment.follow-order',
  payload: Type.Object({ order_id: Type.String() }),
};

export interface Following {
  /** Has wellpay make the order; asked again it makes no second one. @throws WellpayUnreachable */
  make(tenant: Tenant, order: OrderRow, signal?: AbortSignal): Promise<void>;
  /** Looks after one order that is not decided. @throws WellpayUnreachable */
  follow(tenant: Tenant, id: string): Promise<void>;
  /** Looks after orders that are due, for a minute at most; returns how many. */
  followDue: Sweep;
}

type Parts = Pick<PaymentParts, 'wellpay' | 'users' | 'log' | 'clock'>;

/**
 * What is still to be done about orders stands in their rows: whoever dies between two steps leaves it to the next. Wellpay is asked
 * at least once, by our id of the order.
 */
export const createFollowing = (
  { wellpay, users, log, clock }: Parts,
  { decide, tellMerchant }: { decide: Decide; tellMerchant: TellMerchant },
): Following => {
  const make: Following['make'] = async (tenant, order, signal) => {
    const { id, user_id, amount, account, notify_url } = order;
    const person = required(await users.byId(tenant, user_id), 'api.not_found');
    const payout = { id, amount, address: account, notifyUrl: notify_url, userId: user_id };
    const made = await wellpay.makeOrder(tenant.brand.id, { ...payout, userName: person.username }, signal);
    if (made.outcome === 'made') await keepMade(tenant.db, id, made.order);
    else await decide(tenant, id, { status: 'failed', reason: made.reason });
  };

  /** What has become of an order that wellpay has made. */
  const look = async (tenant: Tenant, order: OrderRow): Promise<void> => {
    const { id } = order;
    const found = await wellpay.findOrder(tenant.brand.id, id);
    if (!found) {
      const said = 'it does not know an order that it has made';
      await noteDifference(tenant, log, { kind: 'unknown_at_provider', orderId: id, said });
    } else if (found.status !== 'pending') {
      const { status, amount, orderId, reason } = found;
      await decide(tenant, id, { status, amount, orderId, reason });
    }
  };

  /** Whether its partner said anything. */
  const attend = async (tenant: Tenant, order: OrderRow): Promise<boolean> => {
    if (order.provider === 'point') return tellMerchant(tenant, order);
    if (order.status !== 'pending') {
      await storeNext(tenant.db, order.id, null);
      return true;
    }
    await storeNext(tenant.db, order.id, nextAfter(clock(), order.tries));
    if (+clock() - +order.create_at > UNDECIDED)
      await noteDifference(tenant, log, {
        kind: 'undecided',
        orderId: order.id,
        said: 'for more than a day',
      });
    if (order.made === null) await make(tenant, order);
    else await look(tenant, order);
    return true;
  };

  return {
    make,
    follow: async (tenant, id) => {
      const order = await findOrder(tenant.db, id);
      if (order && order.next_at !== null) await attend(tenant, order);
    },
    followDue: createSweeping({ log, clock }, attend),
  };
};
