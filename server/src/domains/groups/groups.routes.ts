import type { FastifyInstance } from 'fastify';
import { callerOf, route } from '../../infra/http/route.ts';
import type { GroupsService } from './groups.service.ts';

export const groupsRoutes = (app: FastifyInstance, groups: GroupsService): void => {
  route(app, 'GET /api/v1/users/groups', (context) =>
    groups.list(context.tenant, callerOf(context), context.query),
  );
  route(app, 'POST /api/v1/groups', (context) =>
    groups.create(context.tenant, callerOf(context), context.body),
  );
  route(app, 'POST /api/v1/groups/direct', (context) =>
    groups.openDirect(context.tenant, callerOf(context), context.body.contact_id),
  );
  route(app, 'GET /api/v1/groups/:id', (context) =>
    groups.get(context.tenant, callerOf(context), context.params.id),
  );
  route(app, 'GET /api/v1/groups/:id/members', (context) =>
    groups.members(context.tenant, callerOf(context), context.params.id, context.query),
  );
  route(app, 'POST /api/v1/groups/:id/clear', (context) =>
    groups.clear(context.tenant, callerOf(context), context.params.id),
  );
  route(app, 'PUT /api/v1/groups/:id/settings', (context) =>
    groups.arrange(context.tenant, callerOf(context), context.params.id, context.body),
  );
  route(app, 'POST /api/v1/groups/:id/view', (context) =>
    groups.view(context.tenant, callerOf(context), context.params.id, context.body.msg_id),
  );
};
