import { groups } from '@livery/contract/calls';
import type { FastifyInstance } from 'fastify';
import { callerOf, route } from '../../infra/http/route.ts';
import type { GroupsService } from './groups.service.ts';

export const groupsRoutes = (app: FastifyInstance, services: { groups: GroupsService }): void => {
  route(app, groups.listGroups, (context) =>
    services.groups.list(context.tenant, callerOf(context), context.query),
  );
  route(app, groups.openDirect, (context) =>
    services.groups.openDirect(context.tenant, callerOf(context), context.body.contact_id),
  );
  route(app, groups.getGroup, (context) =>
    services.groups.get(context.tenant, callerOf(context), context.params.id),
  );
  route(app, groups.viewGroup, (context) =>
    services.groups.view(context.tenant, callerOf(context), context.params.id, context.body.msg_id),
  );
};
