import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { bytesRoute, route } from '../../../infra/http/route.ts';
import { byOf, reasonedBy } from '../by.ts';
import type { OpsChecks } from './checks.service.ts';
import type { OpsClosings } from './closing.service.ts';
import type { OpsLedger } from './ledger.service.ts';

/** The ledger, as operators look through it. */
export const operatorsLedgerRoutes = (
  app: FastifyInstance,
  { ledger, closings, checks }: { ledger: OpsLedger; closings: OpsClosings; checks: OpsChecks },
): void => {
  route(app, 'GET /ops/api/ledger', ({ tenant, query, request }) =>
    ledger.page(tenant, query, byOf(request, '')),
  );
  route(app, 'GET /ops/api/ledger/transfers/:id', ({ tenant, params, request }) =>
    ledger.opened(tenant, params.id, byOf(request, '')),
  );
  bytesRoute(app, 'GET /ops/api/ledger/statement', async ({ tenant, query, request }, reply) => {
    const lines = await ledger.exported(tenant, query, byOf(request, ''));
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="statement.csv"')
      .send(Readable.from(lines, { objectMode: false }));
  });
  route(app, 'GET /ops/api/ledger/checks', ({ tenant }) => checks.list(tenant));
  route(app, 'POST /ops/api/ledger/checks', ({ tenant, request }) => checks.ask(tenant, byOf(request, '')));
  route(app, 'POST /ops/api/ledger/freeings', ({ tenant, body, request }) =>
    checks.askToFree(tenant, body.account, reasonedBy(request, body.reason)),
  );
  route(app, 'POST /ops/api/ledger/freeings/decide', ({ tenant, body, request }) =>
    checks.decideFreeing(tenant, body, reasonedBy(request, body.reason)),
  );
  route(app, 'GET /ops/api/ledger/closings/:day', ({ tenant, params, request }) =>
    closings.of(tenant, params.day, byOf(request, '').operator),
  );
  bytesRoute(app, 'GET /ops/api/ledger/closings/:day/export', async ({ tenant, params, request }, reply) => {
    const text = await closings.exported(tenant, params.day, byOf(request, '').operator);
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="closing-${params.day}.csv"`)
      .send(text);
  });
};
