import type { FastifyInstance } from 'fastify';
import { callerOf, route } from '../../infra/http/route.ts';
import type { EnvelopesService } from './envelopes.service.ts';

export const envelopesRoutes = (app: FastifyInstance, envelopes: EnvelopesService): void => {
  route(app, 'GET /api/v1/red-envelopes/rules', (context) =>
    envelopes.rules(context.tenant, callerOf(context)),
  );
  route(app, 'POST /api/v1/red-envelopes', (context) =>
    envelopes.send(context.tenant, callerOf(context), context.body),
  );
  route(app, 'GET /api/v1/red-envelopes/:id', (context) =>
    envelopes.get(context.tenant, callerOf(context), context.params.id),
  );
  route(app, 'POST /api/v1/red-envelopes/:id/claim', (context) =>
    envelopes.claim(context.tenant, callerOf(context), context.params.id, context.body),
  );
  route(app, 'GET /api/v1/red-envelopes/:id/claims', (context) =>
    envelopes.claims(context.tenant, callerOf(context), context.params.id, context.query),
  );
};
