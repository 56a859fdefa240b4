import { groups as calls } from '@livery/contract/calls';
import type { FastifyInstance } from 'fastify';
import { callerOf, route } from '../../infra/http/route.ts';
import type { GroupsService } from './groups.service.ts';

export const groupsRoutes = (app: FastifyInstance, groups: GroupsService): void => {
  route(app, calls.listGroups, (context) => groups.list(context.tenant, callerOf(context), context.query));
  route(app, calls.openDirect, (context) =>
    groups.openDirect(context.tenant, callerOf(context), context.body.contact_id),
  );
  route(app, calls.getGroup, (context) => groups.get(context.tenant, callerOf(context), context.params.id));
  route(app, calls.viewGroup, (context) =>
    groups.view(context.tenant, callerOf(context), context.params.id, context.body.msg_id),
  );
};
