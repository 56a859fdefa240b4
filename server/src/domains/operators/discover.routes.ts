import { LIMITS } from '@livery/contract';
import type { FastifyInstance } from 'fastify';
import { fileOf } from '../../infra/http/multipart.ts';
import { route } from '../../infra/http/route.ts';
import type { RateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { DiscoverEditing } from '../discover/editing.ts';
import { type By, byOf, reasonedBy } from './by.ts';
import { DECISIONS } from './reports.routes.ts';

export interface OperatorsDiscover {
  discover: DiscoverEditing;
  limiter: RateLimiter;
}

const limited = async (limiter: RateLimiter, tenant: Tenant, { operator }: By): Promise<void> => {
  await limiter.enforce(tenant, `ops:decisions:${operator}`, DECISIONS);
};

/** The cards of the page to discover things. */
export const operatorsDiscoverRoutes = (app: FastifyInstance, parts: OperatorsDiscover): void => {
  const { discover, limiter } = parts;
  route(app, 'GET /ops/api/discover', ({ tenant }) => discover.list(tenant));
  route(app, 'PUT /ops/api/discover/:id', async ({ tenant, params, body, request }) => {
    const { reason, ...said } = body;
    const by = reasonedBy(request, reason);
    await limited(limiter, tenant, by);
    return discover.save(tenant, params.id, said, by);
  });
  route(app, 'POST /ops/api/discover/:id/move', async ({ tenant, params, body, request }) => {
    const by = byOf(request, '');
    await limited(limiter, tenant, by);
    await discover.move(tenant, params.id, body.place, by);
    return {};
  });
  route(app, 'POST /ops/api/discover/:id/remove', async ({ tenant, params, body, request }) => {
    const by = reasonedBy(request, body.reason);
    await limited(limiter, tenant, by);
    return discover.remove(tenant, params.id, by);
  });
  route(app, 'POST /ops/api/discover/:id/undo', async ({ tenant, params, body, request }) => {
    const by = reasonedBy(request, body.reason);
    await limited(limiter, tenant, by);
    return discover.undo(tenant, params.id, body.seq, by);
  });
  route(app, 'POST /ops/api/discover/pictures', async ({ tenant, request }) => {
    await limited(limiter, tenant, byOf(request, ''));
    return discover.storePicture(tenant, await fileOf(request, LIMITS.avatarFile));
  });
};
