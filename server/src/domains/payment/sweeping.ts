import type { Tenant } from '../../infra/tenancy.ts';
import { WellpayUnreachable } from '../../infra/wellpay/wellpay.ts';
import { type OrderRow, partnerOf, takeDue } from './orders.repository.ts';
import type { PaymentParts } from './payment.parts.ts';

const MINUTE = 60_000;
/** So many are looked after at the same time: one that gets no answer keeps few others waiting. */
const AT_ONCE = 8;
/** Nobody else takes what is being looked after for so long. */
const TAKEN_FOR = 5 * MINUTE;
/** A round takes up no more after that: the next one is due. */
const ROUND = MINUTE - 10_000;

/** Looks after one order. Resolves with whether its partner said anything. @throws WellpayUnreachable */
type Attend = (tenant: Tenant, order: OrderRow) => Promise<boolean>;

/** One round. Resolves with how many orders were looked after. */
export type Sweep = (tenant: Tenant, signal: AbortSignal) => Promise<number>;

/**
 * Looks after all orders that are due. Who says nothing is asked no more in this round, so that a provider or a merchant that is silent
 * costs one wait and not one for each order; nothing that goes wrong with one order stops the others.
 */
export const createSweeping =
  ({ log, clock }: Pick<PaymentParts, 'log' | 'clock'>, attend: Attend): Sweep =>
  async (tenant, signal) => {
    const { id: brand } = tenant.brand;
    const now = clock();
    const until = new Date(+now + TAKEN_FOR);
    const silent = new Set<string>();
    const says = async (order: OrderRow): Promise<boolean> => {
      try {
        return await attend(tenant, order);
      } catch (err) {
        const isSilent = err instanceof WellpayUnreachable;
        if (isSilent) log.warn({ brand, order: order.id, err }, 'wellpay does not say anything');
        else log.error({ brand, order: order.id, err }, 'an order could not be looked after');
        return !isSilent;
      }
    };
    const started = performance.now();
    let count = 0;
    while (performance.now() - started < ROUND) {
      signal.throwIfAborted();
      const due = await takeDue(tenant.db, { now, until, limit: AT_ONCE, except: silent });
      if (due.length === 0) break;
      const heard = await Promise.all(due.map(says));
      due.forEach((order, index) => {
        if (!heard[index]) silent.add(partnerOf(order));
      });
      count += due.length;
    }
    return count;
  };
