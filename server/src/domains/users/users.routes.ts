import { users as calls } from '@livery/contract/calls';
import type { FastifyInstance } from 'fastify';
import { callerOf, route } from '../../infra/http/route.ts';
import type { Services } from '../../services.ts';
import { presentUser } from './users.present.ts';

export const usersRoutes = (app: FastifyInstance, { users }: Services): void => {
  route(app, calls.getMe, async (context) => presentUser(await users.me(context.tenant, callerOf(context))));
  route(app, calls.updateMe, async (context) => {
    await users.updateMe(context.tenant, callerOf(context), context.body);
    return {};
  });
  route(app, calls.updateMeV2, async (context) =>
    presentUser(await users.updateMe(context.tenant, callerOf(context), context.body)),
  );
};
