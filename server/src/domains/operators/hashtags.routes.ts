import type { FastifyInstance } from 'fastify';
import { ApiError, required } from '../../infra/errors.ts';
import { route } from '../../infra/http/route.ts';
import type { RateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { HashtagOperators } from '../search/operators.ts';
import { DECISIONS } from './reports.routes.ts';

export interface OperatorsHashtags {
  hashtags: HashtagOperators;
  limiter: RateLimiter;
}

/** Hashtags are hidden, and shown again. */
export const operatorsHashtagsRoutes = (
  app: FastifyInstance,
  { hashtags, limiter }: OperatorsHashtags,
): void => {
  route(app, 'GET /ops/api/hashtags', ({ tenant, query }) => hashtags.search(tenant, query));
  route(app, 'POST /ops/api/hashtags/:name/visibility', async ({ tenant, params, body, request }) => {
    const { name: operator } = required(request.operator, 'api.unauthorized');
    await limiter.enforce(tenant, `ops:decisions:${operator}`, DECISIONS);
    const reason = body.reason.trim();
    if (reason === '') throw new ApiError('api.validation', { reason: 'missing' });
    const by = { operator, address: request.address, reason };
    await hashtags.setHidden(tenant, params.name, body.hidden, by);
    return {};
  });
};
