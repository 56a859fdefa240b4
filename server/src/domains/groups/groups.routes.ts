import { LIMITS } from '@livery/contract';
import type { FastifyInstance } from 'fastify';
import { fileOf } from '../../infra/http/multipart.ts';
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
  route(app, 'POST /api/v1/groups/:id/clear', (context) =>
    groups.clear(context.tenant, callerOf(context), context.params.id),
  );
  route(app, 'PUT /api/v1/groups/:id/settings', (context) =>
    groups.arrange(context.tenant, callerOf(context), context.params.id, context.body),
  );
  route(app, 'POST /api/v1/groups/:id/view', (context) =>
    groups.view(context.tenant, callerOf(context), context.params.id, context.body.msg_id),
  );
  route(app, 'POST /api/v1/groups/:id/icon', async ({ tenant, params, request, ...context }) => {
    const picture = await fileOf(request, LIMITS.avatarFile);
    return groups.replaceIcon(tenant, callerOf(context), params.id, picture);
  });
  factsRoutes(app, groups);
  membersRoutes(app, groups);
  adminsRoutes(app, groups);
  blocksRoutes(app, groups);
};

const factsRoutes = (app: FastifyInstance, groups: GroupsService): void => {
  route(app, 'PUT /api/v1/groups/:id', (context) =>
    groups.describe(context.tenant, callerOf(context), context.params.id, context.body),
  );
  route(app, 'POST /api/v1/groups/:id/permissions', ({ tenant, params, body, ...context }) =>
    groups.permit(tenant, callerOf(context), params.id, body.member_permission),
  );
  route(app, 'POST /api/v1/groups/:id/transfer', ({ tenant, params, body, ...context }) =>
    groups.transfer(tenant, callerOf(context), params.id, body.user_id),
  );
  route(app, 'DELETE /api/v1/groups/:id', (context) =>
    groups.dissolve(context.tenant, callerOf(context), context.params.id),
  );
};

const membersRoutes = (app: FastifyInstance, groups: GroupsService): void => {
  route(app, 'GET /api/v1/contacts/:id/groups', (context) =>
    groups.groupsSharedWith(context.tenant, callerOf(context), context.params.id, context.query),
  );
  route(app, 'POST /api/v1/groups/join', (context) =>
    groups.join(context.tenant, callerOf(context), context.body.share_code),
  );
  route(app, 'GET /api/v1/groups/:id/members', (context) =>
    groups.members(context.tenant, callerOf(context), context.params.id, context.query),
  );
  route(app, 'POST /api/v1/groups/:id/members', (context) =>
    groups.addMembers(context.tenant, callerOf(context), context.params.id, context.body),
  );
  route(app, 'POST /api/v1/groups/:id/members/ids', ({ tenant, params, body, ...context }) =>
    groups.membersByIds(tenant, callerOf(context), params.id, body.ids),
  );
  route(app, 'GET /api/v1/groups/:id/members/:uid', ({ tenant, params: { id, uid }, ...context }) =>
    groups.member(tenant, callerOf(context), id, uid),
  );
  route(app, 'DELETE /api/v1/groups/:id/members/:uid', ({ tenant, params: { id, uid }, ...context }) =>
    groups.removeMember(tenant, callerOf(context), id, uid),
  );
};

const adminsRoutes = (app: FastifyInstance, groups: GroupsService): void => {
  route(app, 'GET /api/v1/groups/:id/admins', (context) =>
    groups.admins(context.tenant, callerOf(context), context.params.id),
  );
  route(app, 'POST /api/v1/groups/:id/admins', (context) =>
    groups.addAdmin(context.tenant, callerOf(context), context.params.id, context.body),
  );
  route(app, 'GET /api/v1/groups/:id/admins/:uid', ({ tenant, params: { id, uid }, ...context }) =>
    groups.admin(tenant, callerOf(context), id, uid),
  );
  route(app, 'PUT /api/v1/groups/:id/admins/:uid', ({ tenant, params, body, ...context }) =>
    groups.setRights(tenant, callerOf(context), params.id, { userId: params.uid, rights: body.permissions }),
  );
  route(app, 'DELETE /api/v1/groups/:id/admins/:uid', ({ tenant, params: { id, uid }, ...context }) =>
    groups.removeAdmin(tenant, callerOf(context), id, uid),
  );
  route(app, 'GET /api/v1/groups/:id/admins_limit', (context) =>
    groups.countAdmins(context.tenant, callerOf(context), context.params.id),
  );
};

const blocksRoutes = (app: FastifyInstance, groups: GroupsService): void => {
  route(app, 'GET /api/v1/groups/:id/blocks', (context) =>
    groups.groupBlocks(context.tenant, callerOf(context), context.params.id, context.query),
  );
  route(app, 'POST /api/v1/groups/:id/blocks', ({ tenant, params, body, ...context }) =>
    groups.blockFromGroup(tenant, callerOf(context), params.id, body.user_id),
  );
  route(app, 'DELETE /api/v1/groups/:id/blocks/:uid', ({ tenant, params: { id, uid }, ...context }) =>
    groups.unblockFromGroup(tenant, callerOf(context), id, uid),
  );
};
