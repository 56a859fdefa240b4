import type { FastifyInstance } from 'fastify';
import { route } from '../../infra/http/route.ts';
import type { RateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { EnvelopeOperators } from '../envelopes/operators.ts';
import { byOf } from './by.ts';

export interface OperatorsEnvelopes {
  envelopes: EnvelopeOperators;
  limiter: RateLimiter;
}

/** Of one operator: as many as one works at, and no list of everybody's. */
const READS = { limit: 300, windowMs: 3_600_000 };

/** Red envelopes, as operators look into them. */
export const operatorsEnvelopesRoutes = (
  app: FastifyInstance,
  { envelopes, limiter }: OperatorsEnvelopes,
): void => {
  route(app, 'GET /ops/api/envelopes/:id', async ({ tenant, params, request }) => {
    const by = byOf(request, '');
    await limiter.enforce(tenant, `ops:envelopes:${by.operator}`, READS);
    return envelopes.opened(tenant, params.id, by);
  });
};
