import type { OpsMerchant, OpsSettlement } from '@livery/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../infra/http/route.ts';
import type { RateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { MerchantOperators, MerchantWithPoints } from '../payment/point/merchant-operators.ts';
import { type By, byOf, reasonedBy } from './by.ts';

export interface OperatorsMerchants {
  merchants: MerchantOperators;
  limiter: Pick<RateLimiter, 'enforce'>;
}

/** Of one operator: as many as one works at. */
export const MERCHANT_ACTS = { limit: 120, windowMs: 3_600_000 };

type Settlement = Awaited<ReturnType<MerchantOperators['settle']>>;

const presentMerchant = ({ closed_at, create_at, ...merchant }: MerchantWithPoints): OpsMerchant => ({
  ...merchant,
  closed_at: closed_at?.toISOString() ?? null,
  create_at: create_at.toISOString(),
});

const presentSettlement = ({ create_at, ...settlement }: Settlement): OpsSettlement => ({
  ...settlement,
  create_at: create_at.toISOString(),
});

/** Who may ask for points, and what they were paid for elsewhere. */
export const operatorsMerchantsRoutes = (
  app: FastifyInstance,
  { merchants, limiter }: OperatorsMerchants,
): void => {
  const bounded = async (tenant: Tenant, by: By): Promise<By> => {
    await limiter.enforce(tenant, `ops:merchants:${by.operator}`, MERCHANT_ACTS);
    return by;
  };

  route(app, 'GET /ops/api/merchants', async ({ tenant, query }) => {
    const { list, next_id } = await merchants.page(tenant, query);
    return { list: list.map(presentMerchant), next_id, notice_key: merchants.noticeKey(tenant) };
  });
  route(app, 'POST /ops/api/merchants', async ({ tenant, body, request }) => {
    const by = await bounded(tenant, byOf(request, ''));
    const { id, name, public_key } = body;
    return presentMerchant(await merchants.add(tenant, by, { id, name: name.trim(), publicKey: public_key }));
  });
  route(app, 'POST /ops/api/merchants/:id/open', async ({ tenant, params, body, request }) => {
    const by = await bounded(tenant, reasonedBy(request, body.reason));
    return presentMerchant(await merchants.open(tenant, by, params.id, body.is_open));
  });
  route(app, 'POST /ops/api/merchants/:id/settlements', async ({ tenant, params, body, request }) => {
    // How it was paid is the reason, and nobody settles without.
    const { reason: remark, ...by } = await bounded(tenant, reasonedBy(request, body.remark));
    const { id, amount } = body;
    return presentSettlement(
      await merchants.settle(tenant, by, { merchant_id: params.id, id, amount, remark }),
    );
  });
  route(app, 'GET /ops/api/settlements', async ({ tenant, query }) => {
    const { list, next_id } = await merchants.settlements(tenant, query);
    return { list: list.map(presentSettlement), next_id };
  });
  route(
    app,
    'POST /ops/api/merchants/:id/settlements/:settlement/decide',
    async ({ tenant, params, body, request }) => {
      const { agrees, merchant, amount, reason } = body;
      const by = await bounded(tenant, byOf(request, reason));
      const agreesTo = agrees ? { merchant: merchant.trim(), amount } : undefined;
      const name = { merchant_id: params.id, id: params.settlement };
      return presentSettlement(await merchants.decide(tenant, name, { ...by, agreesTo }));
    },
  );
};
