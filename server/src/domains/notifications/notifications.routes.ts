import type { FastifyInstance } from 'fastify';
import { callerOf, route } from '../../infra/http/route.ts';
import type { NotificationsService } from './notifications.service.ts';

export const notificationsRoutes = (app: FastifyInstance, notifications: NotificationsService): void => {
  route(app, 'GET /api/v1/notification/list', (call) =>
    notifications.list(call.tenant, callerOf(call), call.query),
  );
  route(app, 'GET /api/v1/notification/new-count', (call) =>
    notifications.countNew(call.tenant, callerOf(call)),
  );
  route(app, 'POST /api/v1/notification/view-all', (call) =>
    notifications.viewAll(call.tenant, callerOf(call)),
  );
  // Whatever a call has changed, somebody may be told of it. What is written elsewhere waits for the next sweep.
  app.addHook('onResponse', async ({ routeOptions, tenant }) => {
    const { call } = routeOptions.config;
    if (call && !call.startsWith('GET ') && !call.includes('/messages')) notifications.wake(tenant.brand.id);
  });
  app.addHook('preClose', notifications.stopHandingOut);
};
