import type { FastifyInstance } from 'fastify';
import { bytesRoute, route } from '../../../infra/http/route.ts';
import type { RateLimiter } from '../../../infra/rate-limit/rate-limit.ts';
import type { InviteOperators } from '../../auth/invites/operators.ts';
import { byOf, reasonedBy } from '../by.ts';
import { DECISIONS } from '../reports.routes.ts';
import { timeOf } from '../time-of.ts';
import type { OpsInvites } from './invites.service.ts';

export interface OperatorsInvites {
  invites: InviteOperators;
  invited: OpsInvites;
  limiter: RateLimiter;
}

/** Batches of one operator. */
export const MAKING = { limit: 60, windowMs: 3_600_000 };

/** Codes by which operators let people in. */
export const operatorsInvitesRoutes = (
  app: FastifyInstance,
  { invites, invited, limiter }: OperatorsInvites,
): void => {
  route(app, 'GET /ops/api/invites', ({ tenant, query: { code, ...query } }) =>
    invites.list(tenant, { ...query, code: code?.trim() || undefined }),
  );
  route(app, 'POST /ops/api/invites', async ({ tenant, body, request }) => {
    const by = byOf(request, '');
    await limiter.enforce(tenant, `ops:invites:${by.operator}`, MAKING);
    const until = timeOf('until', body.until ?? undefined) ?? null;
    return { list: await invites.make(tenant, by, { ...body, note: body.note.trim(), until }) };
  });
  bytesRoute(app, 'GET /ops/api/invites/export', async ({ tenant, query, request }, reply) => {
    const text = await invited.exported(tenant, byOf(request, ''), query.batch);
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="invites.csv"')
      .send(text);
  });
  route(app, 'POST /ops/api/invites/:id/withdraw', async ({ tenant, params, body, request }) => {
    const by = reasonedBy(request, body.reason);
    await limiter.enforce(tenant, `ops:decisions:${by.operator}`, DECISIONS);
    return invites.withdraw(tenant, by, params.id);
  });
  route(app, 'GET /ops/api/invites/:id/people', ({ tenant, params, query, request }) =>
    invited.people(tenant, byOf(request, ''), { ...params, ...query }),
  );
};
