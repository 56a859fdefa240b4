import { isWellpayAddress, LedgerType, type PaymentOrder } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { ApiError, required } from '../../infra/errors.ts';
import { newId } from '../../infra/ids.ts';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { publishVital } from '../../infra/vitals.ts';
import { WellpayUnreachable } from '../../infra/wellpay/wellpay.ts';
import { userAccount } from '../ledger/operations.ts';
import { findBinding } from './bindings.repository.ts';
import { clearingOf, movementOf } from './clearing.ts';
import { FOLLOW_ORDER, type Following } from './following.ts';
import { assertDay, assertOffered, assertPiece, holdPerson, openSettings } from './guards.ts';
import { nextAfter } from './next-after.ts';
import { findOrder, findOrderByCid, insertOrder, type NewOrder, type OrderRow } from './orders.repository.ts';
import type { PaymentParts } from './payment.parts.ts';
import { endOfAddress, presentPaymentOrder } from './payment.present.ts';

type Input = BodyOf<'POST /api/v1/payment/withdrawal/wellpay'>;

/** Milliseconds that a caller waits for wellpay; what comes later is read by `binding-status`. */
const PATIENCE = 4_000;
/** Before wellpay is asked once more, where it said nothing. */
const SOON = 2_000;

/** @throws api.invalid_data where this client id named another amount */
const sameAs = (order: OrderRow, amount: number): OrderRow => {
  if (order.amount !== amount) throw new ApiError('api.invalid_data');
  return order;
};

export const createWithdrawing = (
  { ledger, users, securityCodes, wellpay, jobs, log, clock }: PaymentParts,
  { make }: Pick<Following, 'make'>,
) => {
  /**
   * Takes the points and writes down what wellpay is asked for, together. Returns what stands under the client id.
   * @throws api.invalid_address where an operator has freed them of that account meanwhile
   */
  const order = (tenant: Tenant, row: NewOrder): Promise<OrderRow> =>
    ledger.inTransaction(tenant, async (within) => {
      const { id, user_id: userId, amount, cid } = row;
      await holdPerson(within, users, userId);
      const known = await findOrderByCid(within.db, userId, 'wellpay', cid);
      if (known) return sameAs(known, amount);
      const binding = await findBinding(within.db, userId);
      if (binding?.address !== row.account) throw new ApiError('api.invalid_address');
      await assertDay(within, { userId, provider: 'wellpay', amount, now: clock() });
      await insertOrder(within.db, row);
      const [from, to] = [userAccount(userId), clearingOf('wellpay')];
      const type = LedgerType.PROVIDER_WITHDRAWAL;
      await ledger.post(within, [movementOf({ id, step: 'out', from, to, amount, type })]);
      return required(await findOrder(within.db, id), 'api.unknown');
    });

  /** Waits for wellpay a little. Whatever it says, the order stands. */
  const made = async (tenant: Tenant, stored: OrderRow): Promise<OrderRow> => {
    if (stored.status !== 'pending' || stored.made !== null) return stored;
    const { id } = stored;
    try {
      await make(tenant, stored, AbortSignal.timeout(PATIENCE));
    } catch (err) {
      if (!(err instanceof WellpayUnreachable)) throw err;
      log.warn({ brand: tenant.brand.id, order: id, err }, 'wellpay does not say anything');
      const soon = { startAfter: new Date(Date.now() + SOON) };
      // Without it the next sweep asks.
      await jobs
        .enqueue(tenant.db, tenant.brand.id, FOLLOW_ORDER, { order_id: id }, soon)
        .catch(() => undefined);
    }
    return required(await findOrder(tenant.db, id), 'api.unknown');
  };

  return {
    /**
     * @throws api.forbidden, api.too_much, api.invalid_address for who has bound none, api.invalid_security_code,
     * api.security_code_empty, api.too_frequent, api.insufficient_balance, api.invalid_data
     */
    withdraw: async (
      tenant: Tenant,
      { userId }: Caller,
      { amount, security_code, cid }: Input,
      notifyUrl: string,
    ): Promise<PaymentOrder> => {
      assertOffered(tenant);
      const merchant = wellpay.merchantOf(tenant.brand.id);
      const known = await findOrderByCid(tenant.db, userId, 'wellpay', cid);
      if (known) return presentPaymentOrder(await made(tenant, sameAs(known, amount)), merchant);
      const settings = await openSettings(tenant);
      if (!wellpay.serves(tenant.brand.id)) throw new ApiError('api.forbidden');
      assertPiece(settings, 'wellpay', amount);
      const { address } = required(await findBinding(tenant.db, userId), 'api.invalid_address');
      if (!isWellpayAddress(address)) throw new ApiError('api.invalid_address');
      await securityCodes.permit(tenant, userId, security_code, clock());
      const [id, now] = [newId(), clock()];
      const stored = await order(tenant, {
        ...{ id, user_id: userId, provider: 'wellpay', cid, amount, status: 'pending' },
        ...{ account: address, payee: endOfAddress(address), notify_url: notifyUrl },
        ...{ create_at: now, next_at: nextAfter(now, 0) },
      });
      // Another one's where the same was asked for at once.
      if (stored.id === id)
        publishVital('happened', { brand: tenant.brand.id, kind: 'withdrawal', count: 1 });
      return presentPaymentOrder(await made(tenant, stored), merchant);
    },
  };
};
