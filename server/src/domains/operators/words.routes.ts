import type { FastifyInstance } from 'fastify';
import { ApiError, required } from '../../infra/errors.ts';
import { route } from '../../infra/http/route.ts';
import type { RateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import { blockWordIn } from '../users/block-words.ts';
import { DECISIONS } from './reports.routes.ts';
import type { OpsBlockWords } from './settings/block-words.ts';

export interface OperatorsWords {
  words: OpsBlockWords;
  limiter: RateLimiter;
}

/** Block words: read, changed, and tried on a text. */
export const operatorsWordsRoutes = (app: FastifyInstance, { words, limiter }: OperatorsWords): void => {
  route(app, 'GET /ops/api/block-words', async ({ tenant }) => ({ words: await words.list(tenant) }));
  route(app, 'POST /ops/api/block-words/change', async ({ tenant, body, request }) => {
    const { name: operator } = required(request.operator, 'api.unauthorized');
    await limiter.enforce(tenant, `ops:decisions:${operator}`, DECISIONS);
    const reason = body.reason.trim();
    if (reason === '') throw new ApiError('api.validation', { reason: 'missing' });
    return { words: await words.change(tenant, body, { operator, address: request.address, reason }) };
  });
  route(app, 'POST /ops/api/block-words/test', async ({ body }) => ({
    word: blockWordIn(body.words, body.text) ?? null,
  }));
};
