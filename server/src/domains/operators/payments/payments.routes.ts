import type { FastifyInstance } from 'fastify';
import { ApiError, required } from '../../../infra/errors.ts';
import { bytesRoute, route } from '../../../infra/http/route.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { WellpayUnreachable } from '../../../infra/wellpay/wellpay.ts';
import type { PaymentOperators } from '../../payment/operators.ts';
import { byOf, reasonedBy } from '../by.ts';
import { type FindPeople, type Order, presentOrders } from './orders.present.ts';
import type { OpsOrders } from './orders.service.ts';

export interface OperatorsPayments {
  payments: PaymentOperators;
  findPeople: FindPeople;
  orders: OpsOrders;
}

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
  { payments, findPeople, orders }: OperatorsPayments,
): void => {
  const present = (tenant: Tenant, list: readonly Order[]) => presentOrders(tenant, list, findPeople);

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
  route(app, 'GET /ops/api/orders', ({ tenant, query, request }) =>
    orders.page(tenant, query, byOf(request, '')),
  );
  bytesRoute(app, 'GET /ops/api/orders/export', async ({ tenant, query, request }, reply) => {
    const text = await orders.exported(tenant, query, byOf(request, ''));
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="withdrawals.csv"')
      .send(text);
  });
};
