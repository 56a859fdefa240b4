import type { OpsPayment } from '@livery/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError, required } from '../../../infra/errors.ts';
import { route } from '../../../infra/http/route.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { WellpayUnreachable } from '../../../infra/wellpay/wellpay.ts';
import type { PaymentOperators } from '../../payment/operators.ts';
import { reasonedBy } from '../by.ts';

export interface OperatorsPayments {
  payments: PaymentOperators;
  findPeople: (db: Tenant['db'], ids: readonly string[]) => Promise<{ id: string; username: string }[]>;
}

type Order = Awaited<ReturnType<PaymentOperators['pending']>>[number];

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** @throws api.unavailable where the provider says nothing: then nothing was changed */
const asked = async <Result>(work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof WellpayUnreachable) throw new ApiError('api.unavailable');
    throw error;
  }
};

/** Withdrawals, and what operators do about them. */
export const operatorsPaymentsRoutes = (
  app: FastifyInstance,
  { payments, findPeople }: OperatorsPayments,
): void => {
  const present = async ({ db }: Tenant, orders: readonly Order[]): Promise<OpsPayment[]> => {
    const people = await findPeople(db, [...new Set(orders.map(({ user_id }) => user_id))]);
    const names = new Map(people.map(({ id, username }) => [id, username]));
    return orders.map(({ id, user_id, provider, amount, status, reason, payee, made, tries, ...times }) => ({
      ...{ id, user_id, provider, amount, status, reason, payee, tries },
      username: names.get(user_id) ?? '',
      is_made: made !== null,
      create_at: times.create_at.toISOString(),
      decided_at: iso(times.decided_at),
      next_at: iso(times.next_at),
    }));
  };

  route(app, 'GET /ops/api/payments', async ({ tenant, query: { view = 'pending' } }) => ({
    list: await present(tenant, await payments[view](tenant)),
  }));
  for (const act of ['retry', 'fail', 'succeed'] as const)
    route(app, `POST /ops/api/payments/:id/${act}`, async ({ tenant, params, body, request }) => {
      const order = await asked(payments[act](tenant, params.id, reasonedBy(request, body.reason)));
      return required((await present(tenant, [order]))[0], 'api.not_found');
    });
  route(app, 'GET /ops/api/payments/differences', async ({ tenant }) => ({
    list: (await payments.differences(tenant)).map(({ id, kind, order_id, said, create_at }) => ({
      ...{ id, kind, order_id, said },
      create_at: create_at.toISOString(),
    })),
  }));
  route(app, 'POST /ops/api/payments/differences/:id/close', async ({ tenant, params, body, request }) => {
    await payments.close(tenant, params.id, reasonedBy(request, body.reason));
    return {};
  });
};
