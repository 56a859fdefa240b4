import { LedgerType } from '@livery/contract';
import { ApiError } from '../../infra/errors.ts';
import { notify } from '../../infra/outbox/outbox.repository.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { HOUSE, isPlainLine, type Transfer, userAccount } from '../ledger/operations.ts';
import { lockBinding } from './bindings.repository.ts';
import { clearingOf, movementOf } from './clearing.ts';
import type { Difference } from './differences.repository.ts';
import { noteDifference } from './note-difference.ts';
import { holdOrder, type OrderRow, storeDecision } from './orders.repository.ts';
import type { PaymentParts } from './payment.parts.ts';

/** What the provider says, or an operator. */
export interface Verdict {
  status: 'success' | 'failed';
  /** Undefined: an operator has looked at it. */
  amount?: number;
  /** The provider's id of it. */
  orderId?: string;
  reason: string;
}

/** As much of it as the database takes. */
const plain = (reason: string): string => (isPlainLine(reason) ? reason : '');

/** `same`: it was decided so before; `different`: it says something that we do not, which operators are told. */
export type Decided = 'decided' | 'same' | 'different' | 'unknown';

/** Success: what was on its way is gone; failure: it comes back. */
const settlementOf = ({ id, user_id, amount }: OrderRow, status: Verdict['status']): Transfer => {
  const from = clearingOf('wellpay');
  return status === 'success'
    ? movementOf({ id, step: 'settled', from, to: HOUSE, type: LedgerType.PROVIDER_WITHDRAWAL, amount })
    : movementOf({
        id,
        step: 'back',
        from,
        to: userAccount(user_id),
        type: LedgerType.PROVIDER_REFUND,
        amount,
      });
};

/** Why an order cannot be what the provider says. */
const differenceOf = (
  order: OrderRow,
  { status, amount, orderId, reason }: Verdict,
): Difference | undefined => {
  const { id, made } = order;
  if (amount !== undefined && amount !== order.amount)
    return { kind: 'amount', orderId: id, said: `${status}, ${amount} instead of ${order.amount}` };
  if (orderId !== undefined && made !== null && made.orderId !== orderId)
    return { kind: 'decided_otherwise', orderId: id, said: `${status}, of its order ${orderId}` };
  if (order.status !== 'pending' && order.status !== status)
    return { kind: 'decided_otherwise', orderId: id, said: `${status} ${reason}`.trim() };
  return undefined;
};

/** `also`: done in the transaction that decides, and undone with it. */
export type Decide = (
  tenant: Tenant,
  id: string,
  verdict: Verdict,
  also?: (within: Tenant) => Promise<void>,
) => Promise<Decided>;

/**
 * Ends a withdrawal, once: whatever is said about it later, or at the same moment, moves nothing. What contradicts is written down
 * for operators.
 */
export const createDeciding = ({
  ledger,
  log,
  clock,
  tellMoved,
}: Pick<PaymentParts, 'ledger' | 'log' | 'clock' | 'tellMoved'>): Decide => {
  const differs = async (tenant: Tenant, difference: Difference): Promise<'different'> => {
    await noteDifference(tenant, log, difference);
    return 'different';
  };

  /** The order where this decides it. */
  const decideHeld = async (
    tenant: Tenant,
    id: string,
    verdict: Verdict,
  ): Promise<OrderRow | Exclude<Decided, 'decided'>> => {
    const order = await holdOrder(tenant.db, id);
    if (order?.provider !== 'wellpay') return 'unknown';
    const difference = differenceOf(order, verdict);
    if (difference) return differs(tenant, difference);
    if (order.status !== 'pending') return 'same';
    const { status, reason } = verdict;
    await storeDecision(tenant.db, id, { status, reason, at: clock() });
    if (status === 'success') await lockBinding(tenant.db, order.user_id, order.account);
    await notify(tenant.db, { kind: 'withdrawal_result', receiverId: order.user_id, subject: id, item: id });
    await ledger.post(tenant, [settlementOf(order, status)]);
    return order;
  };

  return async (tenant, id, said, also) => {
    const verdict = { ...said, reason: plain(said.reason) };
    try {
      const order = await ledger.inTransaction(tenant, async (within) => {
        const held = await decideHeld(within, id, verdict);
        await also?.(within);
        return held;
      });
      if (typeof order === 'string') return order;
      log.info({ brand: tenant.brand.id, order: id, status: verdict.status }, 'a withdrawal is decided');
      // Of a success nothing of theirs moves; but it is not on its way any more.
      if (verdict.status === 'success') await tellMoved(tenant, [order.user_id]);
      return 'decided';
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'api.forbidden') throw error;
      // An account that is not as it was signed: nothing moves until an operator has looked. Theirs may be cancelled all the same.
      await also?.(tenant);
      return differs(tenant, { kind: 'read_only', orderId: id, said: verdict.status });
    }
  };
};
