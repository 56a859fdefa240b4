import type { FastifyInstance } from 'fastify';
import { route } from '../../infra/http/route.ts';
import type { RateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { CommentOperators } from '../social/comments/operators.ts';
import { reasonedBy } from './by.ts';
import { DECISIONS } from './reports.routes.ts';

export interface OperatorsComments {
  comments: CommentOperators;
  limiter: RateLimiter;
}

/** Comments are found, removed, and put back. */
export const operatorsCommentsRoutes = (
  app: FastifyInstance,
  { comments, limiter }: OperatorsComments,
): void => {
  route(app, 'GET /ops/api/comments', ({ tenant, query }) => comments.search(tenant, query));
  route(app, 'POST /ops/api/comments/:id/visibility', async ({ tenant, params, body, request }) => {
    const by = reasonedBy(request, body.reason);
    await limiter.enforce(tenant, `ops:decisions:${by.operator}`, DECISIONS);
    await comments.setRemoved(tenant, params.id, body.removed, by);
    return {};
  });
};
