import type { FastifyInstance, FastifyRequest } from 'fastify';
import { required } from '../../infra/errors.ts';
import { bytesRoute, route } from '../../infra/http/route.ts';
import type { StoredObject } from '../../infra/objects/object-store.ts';
import { sendObject } from '../../infra/objects/send-object.ts';
import type { RateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import type { ReportOperators } from '../reports/operators.ts';
import { byOf } from './by.ts';
import type { WriteRead } from './reads.ts';

export interface OperatorsReports {
  reports: ReportOperators;
  limiter: RateLimiter;
  writeRead: WriteRead;
  /** What reports keep or show. */
  openEvidence: (tenant: Tenant, path: string) => Promise<StoredObject | undefined>;
}

/** Decisions of one operator: as many as one can read. */
export const DECISIONS = { limit: 120, windowMs: 60_000 };

/** Cases, and their files, that one operator opens in an hour. */
const READS = 1_200;

/** What people reported, and what becomes of it. */
export const operatorsReportsRoutes = (
  app: FastifyInstance,
  { reports, limiter, openEvidence, writeRead }: OperatorsReports,
): void => {
  route(app, 'GET /ops/api/reports', ({ tenant, query: { state = 'open', ...query } }) =>
    reports.page(tenant, { state, ...query }),
  );
  // What was reported may be what somebody said to few.
  const opened = (tenant: Tenant, request: FastifyRequest, action: string, target: string) =>
    writeRead(tenant, byOf(request, ''), { action, target, most: READS });
  route(app, 'GET /ops/api/reports/:id', async ({ tenant, params, request }) => {
    await opened(tenant, request, 'reports.read', String(params.id));
    return reports.details(tenant, params.id);
  });
  route(app, 'GET /ops/api/reports/:id/each', async ({ tenant, params, query, request }) => {
    await opened(tenant, request, 'reports.read_each', String(params.id));
    return reports.each(tenant, params.id, query);
  });
  bytesRoute(
    app,
    'GET /ops/api/reports/:id/files/:report/:at',
    async ({ tenant, params, request }, reply) => {
      const { path, name } = await reports.file(tenant, params);
      const object = required(await openEvidence(tenant, path), 'api.not_found');
      // A film is fetched in many parts, from its beginning once.
      if (/^(?:bytes=0-|$)/.test(request.headers.range ?? ''))
        await opened(tenant, request, 'reports.read_file', `${params.id} ${params.report} ${params.at}`);
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
