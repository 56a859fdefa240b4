import type { OrderState } from '@livery/contract';
import type { QueryOf, ResultOf } from '@livery/contract/calls';
import type { Caller, Tenant } from '../../infra/tenancy.ts';
import { eraseBinding } from './bindings.repository.ts';
import { createBindings } from './bindings.service.ts';
import { createDeciding } from './deciding.ts';
import { createFollowing } from './following.ts';
import { leftToday } from './guards.ts';
import { createNotices } from './notices.service.ts';
import { createPaymentOperators } from './operators.ts';
import { eraseAccounts, findOwnOrder, listOrders, sumPending } from './orders.repository.ts';
import type { PaymentParts } from './payment.parts.ts';
import { presentOrderFacts, presentOrderState } from './payment.present.ts';
import { readSettings } from './payment.settings.ts';
import { createMerchantNotices } from './point/merchant-notices.ts';
import { createPaying } from './point/paying.service.ts';
import { createReconciling } from './reconciling.ts';
import { createWithdrawing } from './withdrawing.service.ts';

export type PaymentService = ReturnType<typeof createPaymentService>;

/** Points that leave the brand: to wellpay, and to merchants (docs/decisions/0083). */
export const createPaymentService = (parts: PaymentParts) => {
  const { wellpay, securityCodes, clock } = parts;
  const decide = createDeciding(parts);
  const following = createFollowing(parts, { decide, tellMerchant: createMerchantNotices(parts) });
  const bindings = createBindings(parts);

  const providers = async (
    tenant: Tenant,
    { userId }: Caller,
  ): Promise<ResultOf<'GET /api/v1/payment/provider'>> => {
    const { withdrawAfter } = await securityCodes.state(tenant, userId, clock());
    const wait_until = withdrawAfter?.toISOString() ?? null;
    if (!tenant.brand.config.features.wallet.withdrawal) return { current: 'wellpay', list: [], wait_until };
    const settings = await readSettings(tenant.db);
    const codes = wellpay.serves(tenant.brand.id) ? (['wellpay', 'point'] as const) : (['point'] as const);
    const list = codes.map(async (code) => {
      const { minimum, maximum, day } = settings.limits[code];
      const left_today = await leftToday(tenant, { userId, provider: code, now: clock() }, settings);
      return { code, open: !settings.isStopped, minimum, maximum, day_limit: day, left_today };
    });
    return { current: codes[0], list: await Promise.all(list), wait_until };
  };

  const orderOf = async ({ db }: Tenant, userId: string, id: string): Promise<OrderState | null> => {
    const order = await findOwnOrder(db, userId, id);
    return order ? presentOrderState(order) : null;
  };

  return {
    ...following,
    ...createWithdrawing(parts, following),
    ...createPaying(parts),
    decide,
    operators: createPaymentOperators(parts, { decide, follow: following.follow }),
    bind: bindings.bind,
    takeNotice: createNotices(parts, { decide }),
    reconcile: createReconciling(parts, { decide }),
    providers,

    bindingStatus: async (
      tenant: Tenant,
      { userId }: Caller,
      { order_id }: QueryOf<'GET /api/v1/payment/order/binding-status'>,
    ): Promise<ResultOf<'GET /api/v1/payment/order/binding-status'>> => ({
      ...(await bindings.bindingOf(tenant, userId)),
      order: order_id === undefined ? null : await orderOf(tenant, userId, order_id),
    }),

    /** Hundredths of somebody that no provider has decided about. */
    pendingOf: ({ db }: Tenant, userId: string): Promise<number> => sumPending(db, userId),

    /** Of these references of movements those that are orders, with what became of them. */
    ordersOf: async ({ db }: Tenant, references: readonly string[]) =>
      new Map((await listOrders(db, references)).map((order) => [order.id, presentOrderFacts(order)])),

    /** A reason why an account may not be closed: what is refused comes back to it. */
    refuseClosingWithPending: async ({ db }: Tenant, userId: string): Promise<string | undefined> =>
      (await sumPending(db, userId)) > 0 ? 'points_held' : undefined,

    /** Movements stay; where the person had an account does not. */
    erase: async ({ db }: Tenant, userId: string): Promise<void> => {
      await eraseBinding(db, userId);
      await eraseAccounts(db, userId);
    },
  };
};
