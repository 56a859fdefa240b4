import type { FastifyInstance } from 'fastify';
import { required } from '../../infra/errors.ts';
import { bytesRoute, route } from '../../infra/http/route.ts';
import type { StoredObject } from '../../infra/objects/object-store.ts';
import { sendObject } from '../../infra/objects/send-object.ts';
import type { RateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { ReportOperators } from '../reports/operators.ts';

export interface OperatorsReports {
  reports: ReportOperators;
  limiter: RateLimiter;
  /** What reports keep or show. */
  openEvidence: (tenant: Tenant, path: string) => Promise<StoredObject | undefined>;
}

/** Decisions of one operator: as many as one can read. */
export const DECISIONS = { limit: 120, windowMs: 60_000 };

/** What people reported, and what becomes of it. */
export const operatorsReportsRoutes = (
  app: FastifyInstance,
  { reports, limiter, openEvidence }: OperatorsReports,
): void => {
  route(app, 'GET /ops/api/reports', ({ tenant, query: { state = 'open', ...query } }) =>
    reports.page(tenant, { state, ...query }),
  );
  route(app, 'GET /ops/api/reports/:id', ({ tenant, params }) => reports.details(tenant, params.id));
  route(app, 'GET /ops/api/reports/:id/each', ({ tenant, params, query }) =>
    reports.each(tenant, params.id, query),
  );
  bytesRoute(
    app,
    'GET /ops/api/reports/:id/files/:report/:at',
    async ({ tenant, params, request }, reply) => {
      const { path, name } = await reports.file(tenant, params);
      const object = required(await openEvidence(tenant, path), 'api.not_found');
      return sendObject(request, reply, object, { cache: 'private', ...(name && { filename: name }) });
    },
  );
  route(app, 'POST /ops/api/reports/:id/decide', async ({ tenant, params, body, request }) => {
    const { name: operator } = required(request.operator, 'api.unauthorized');
    await limiter.enforce(tenant, `ops:decisions:${operator}`, DECISIONS);
    const { decision, count, reason } = body;
    const by = { operator, address: request.address };
    return reports.decide(tenant, params.id, by, { decision, count, reason: reason.trim() });
  });
};
