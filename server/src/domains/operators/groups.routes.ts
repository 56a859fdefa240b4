import type { FastifyInstance } from 'fastify';
import { ApiError, required } from '../../infra/errors.ts';
import { route } from '../../infra/http/route.ts';
import type { RateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { GroupOperators } from '../groups/operators.ts';
import { DECISIONS } from './reports.routes.ts';

export interface OperatorsGroups {
  groups: GroupOperators;
  limiter: RateLimiter;
}

/** Groups are looked for, and ended. */
export const operatorsGroupsRoutes = (app: FastifyInstance, { groups, limiter }: OperatorsGroups): void => {
  route(app, 'GET /ops/api/groups', ({ tenant, query }) => groups.search(tenant, query));
  route(app, 'POST /ops/api/groups/:id/dissolve', async ({ tenant, params, body, request }) => {
    const { name: operator } = required(request.operator, 'api.unauthorized');
    await limiter.enforce(tenant, `ops:decisions:${operator}`, DECISIONS);
    const reason = body.reason.trim();
    if (reason === '') throw new ApiError('api.validation', { reason: 'missing' });
    await groups.dissolve(tenant, params.id, { operator, address: request.address, reason });
    return {};
  });
};
