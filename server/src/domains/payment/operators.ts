import type { PaymentProvider } from '@livery/contract';
import { insertAudit } from '../../infra/audit/audit.repository.ts';
import { ApiError, required } from '../../infra/errors.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { removeUnlocked } from './bindings.repository.ts';
import type { Decide } from './deciding.ts';
import { closeDifference, type DifferenceRow, listDifferences } from './differences.repository.ts';
import type { Following } from './following.ts';
import {
  findOrder,
  holdPayer,
  listFailed,
  listPending,
  type OrderRow,
  storeDue,
  sumPending,
} from './orders.repository.ts';
import type { PaymentParts } from './payment.parts.ts';
import { changeSettings, type ProviderLimits } from './payment.settings.ts';
import { searchOrders, type WantedOrders } from './search.repository.ts';

/** So many stand on a list of what waits. */
export const MOST_LISTED = 200;

/** Who does it, why, and where from; on the command line from nowhere. */
export interface Doing {
  operator: string;
  reason: string;
  address?: string;
}

/** An order of wellpay that is not decided. @throws api.not_found, api.invalid_data for one that is */
const undecided = async ({ db }: Tenant, id: string): Promise<OrderRow> => {
  const order = required(await findOrder(db, id), 'api.not_found');
  if (order.provider !== 'wellpay' || order.status !== 'pending') throw new ApiError('api.invalid_data');
  return order;
};

type Parts = Pick<PaymentParts, 'wellpay' | 'clock'>;

export type PaymentOperators = ReturnType<typeof createPaymentOperators>;

/** What operators do about withdrawals. Each is in the audit log. */
export const createPaymentOperators = (
  { wellpay, clock }: Parts,
  { decide, follow }: { decide: Decide } & Pick<Following, 'follow'>,
) => {
  const audit = async (tenant: Tenant, action: string, target: string, doing: Doing): Promise<void> => {
    await insertAudit(tenant.db, { ...doing, action: `payment.${action}`, target });
  };

  const settle = (
    tenant: Tenant,
    doing: Doing,
    { said, change }: { said: object; change: Parameters<typeof changeSettings>[1] },
  ) =>
    tenant.db.transaction().execute(async (trx) => {
      await changeSettings(trx, change);
      await audit({ ...tenant, db: trx }, 'settings', JSON.stringify(said), doing);
    });

  return {
    /** What nobody has decided, the oldest first. */
    pending: ({ db }: Tenant): Promise<OrderRow[]> => listPending(db, clock(), MOST_LISTED),
    /** What was given back, the newest first. */
    failed: ({ db }: Tenant): Promise<OrderRow[]> => listFailed(db, MOST_LISTED),
    /** Of all providers and states, the latest first. */
    search: ({ db }: Tenant, wanted: WantedOrders): Promise<OrderRow[]> => searchOrders(db, wanted),
    /** The one of this id, or none. */
    named: async ({ db }: Tenant, id: string): Promise<OrderRow[]> => {
      const order = await findOrder(db, id);
      return order ? [order] : [];
    },
    /** What the provider says and we do not. */
    differences: ({ db }: Tenant): Promise<DifferenceRow[]> => listDifferences(db, MOST_LISTED),

    /** Somebody has looked at it. @throws api.not_found */
    close: (tenant: Tenant, id: string, doing: Doing): Promise<void> =>
      tenant.db.transaction().execute(async (trx) => {
        required(await closeDifference(trx, id, doing.operator), 'api.not_found');
        await audit({ ...tenant, db: trx }, 'close', id, doing);
      }),

    /** Asks wellpay now. Returns the order as it is then. @throws api.not_found, api.invalid_data, WellpayUnreachable */
    retry: async (tenant: Tenant, id: string, doing: Doing): Promise<OrderRow> => {
      await undecided(tenant, id);
      await storeDue(tenant.db, id, clock());
      await audit(tenant, 'retry', id, doing);
      await follow(tenant, id);
      return required(await findOrder(tenant.db, id), 'api.not_found');
    },

    /**
     * Gives up an order: wellpay is told first that it will never be paid out, also if it sees it only later. Returns what became of it,
     * which is success where wellpay has paid. @throws api.not_found, api.invalid_data, WellpayUnreachable
     */
    fail: async (tenant: Tenant, id: string, doing: Doing): Promise<OrderRow> => {
      const { amount } = await undecided(tenant, id);
      const theirs = await wellpay.cancelOrder(tenant.brand.id, id);
      if (theirs?.status === 'pending') throw new ApiError('api.invalid_data');
      const verdict = theirs
        ? {
            status: theirs.status === 'success' ? ('success' as const) : ('failed' as const),
            amount: theirs.amount,
          }
        : { status: 'failed' as const, amount };
      const reason = theirs?.reason ?? 'cancelled';
      await decide(tenant, id, { ...verdict, reason }, (within) => audit(within, 'fail', id, doing));
      return required(await findOrder(tenant.db, id), 'api.not_found');
    },

    /** An operator has seen that it is paid, whatever amount wellpay names. @throws api.not_found, api.invalid_data */
    succeed: async (tenant: Tenant, id: string, doing: Doing): Promise<OrderRow> => {
      await undecided(tenant, id);
      await decide(tenant, id, { status: 'success', reason: '' }, (within) =>
        audit(within, 'succeed', id, doing),
      );
      return required(await findOrder(tenant.db, id), 'api.not_found');
    },

    /** Nothing new goes to any provider, or again. */
    stop: (tenant: Tenant, isStopped: boolean, doing: Doing): Promise<void> =>
      settle(tenant, doing, { said: { isStopped }, change: (known) => ({ ...known, isStopped }) }),

    limit: async (
      tenant: Tenant,
      provider: PaymentProvider,
      limits: ProviderLimits,
      doing: Doing,
    ): Promise<void> => {
      const { minimum, maximum, day } = limits;
      if (minimum < 1 || maximum < minimum || day < minimum) throw new ApiError('api.validation');
      await settle(tenant, doing, {
        said: { limits: { [provider]: limits } },
        change: (known) => ({ ...known, limits: { ...known.limits, [provider]: limits } }),
      });
    },

    /** Lets somebody bind another account, while no withdrawal has gone to theirs. @throws api.not_found, api.forbidden while one is pending */
    unbind: (tenant: Tenant, userId: string, doing: Doing): Promise<void> =>
      tenant.db.transaction().execute(async (trx) => {
        await holdPayer(trx, tenant.brand.id, userId);
        if ((await sumPending(trx, userId)) > 0) throw new ApiError('api.forbidden');
        required(await removeUnlocked(trx, userId), 'api.not_found');
        await audit({ ...tenant, db: trx }, 'unbind', userId, doing);
      }),
  };
};
