import { LIMITS } from '@livery/contract';
import type { FastifyInstance } from 'fastify';
import { fileOf } from '../../infra/http/multipart.ts';
import { callerOf, route } from '../../infra/http/route.ts';
import type { AvatarsService } from './avatars.service.ts';
import type { NotesService } from './notes.service.ts';
import { presentAvatar, presentMemo, presentUser } from './users.present.ts';
import type { UsersService } from './users.service.ts';

interface UsersServices {
  users: UsersService;
  avatars: AvatarsService;
  notes: NotesService;
}

export const usersRoutes = (app: FastifyInstance, { users, avatars, notes }: UsersServices): void => {
  route(app, 'GET /api/v1/users/me', async (context) =>
    presentUser(await users.me(context.tenant, callerOf(context)), context.tenant.brand),
  );
  route(app, 'PUT /api/v1/users/me', async (context) => {
    await users.updateMe(context.tenant, callerOf(context), context.body);
    return {};
  });
  route(app, 'PUT /api/v2/users/me', async (context) =>
    presentUser(await users.updateMe(context.tenant, callerOf(context), context.body), context.tenant.brand),
  );
  route(app, 'POST /api/v1/users/notify', async (context) => {
    const { notify, notify_detail, sound, vibration } = context.body;
    const change = { notify, notify_detail, sound, vibration };
    await users.updateMe(context.tenant, callerOf(context), change);
    return {};
  });
  noteRoutes(app, notes);
  avatarRoutes(app, avatars);
};

const noteRoutes = (app: FastifyInstance, notes: NotesService): void => {
  route(app, 'GET /api/v1/users/nicknames', (context) =>
    notes.nicknames(context.tenant, callerOf(context), context.query),
  );
  route(app, 'PUT /api/v1/users/nicknames/:id', async (context) => {
    const { tenant, params, body } = context;
    await notes.setNickname(tenant, callerOf(context), params.id, body.nickname);
    return {};
  });
  route(app, 'DELETE /api/v1/users/nicknames/:id', async (context) => {
    await notes.removeNickname(context.tenant, callerOf(context), context.params.id);
    return {};
  });
  route(app, 'GET /api/v1/users/memo/:id', async (context) =>
    presentMemo(await notes.memo(context.tenant, callerOf(context), context.params.id)),
  );
  route(app, 'POST /api/v1/users/memo/:id', async (context) => {
    const { tenant, params, body } = context;
    return presentMemo(await notes.setMemo(tenant, callerOf(context), params.id, body));
  });
};

const avatarRoutes = (app: FastifyInstance, avatars: AvatarsService): void => {
  route(app, 'POST /api/v1/users/avatar', async (context) => {
    const picture = await fileOf(context.request, LIMITS.avatarFile);
    return presentAvatar(await avatars.replace(context.tenant, callerOf(context), picture));
  });
};
