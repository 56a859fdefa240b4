import type { RealtimeEvent } from '@livery/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf, route } from '../../infra/http/route.ts';
import type { Infra } from '../../infra/infra.ts';
import { CALLS_FIRST } from '../../infra/jobs/run-jobs.ts';
import type { NotificationsService } from './notifications.service.ts';

/** A job has made a post ready, or a command has let it through; points came; somebody was called in a message, or one was taken back. */
const tellsSomebody = ({ event, data }: RealtimeEvent): boolean =>
  event === 'post.reviewed' ||
  event === 'message.deleted' ||
  event === 'wallet.changed' ||
  (event === 'message.new' && (data.message.mentions?.length ?? 0) > 0);

export const notificationsRoutes = (
  app: FastifyInstance,
  { brands, pubsub }: Pick<Infra, 'brands' | 'pubsub'>,
  notifications: NotificationsService,
): void => {
  route(app, 'GET /api/v1/notification/list', (call) =>
    notifications.list(call.tenant, callerOf(call), call.query),
  );
  route(app, 'GET /api/v1/notification/new-count', (call) =>
    notifications.countNew(call.tenant, callerOf(call)),
  );
  route(app, 'POST /api/v1/notification/view-all', (call) =>
    notifications.viewAll(call.tenant, callerOf(call)),
  );
  const { push } = notifications;
  route(app, 'GET /api/v1/push/key', ({ tenant }) => push.key(tenant));
  route(app, 'POST /api/v1/push/subscriptions', (call) =>
    push.subscribe(call.tenant, callerOf(call), call.body),
  );
  route(app, 'DELETE /api/v1/push/subscriptions/:id', (call) =>
    push.unsubscribe(call.tenant, callerOf(call), call.params.id),
  );
  // Whatever a call has changed, somebody may be told of it: of messages, those say so who are called in one (below). What is
  // written elsewhere waits for the next sweep.
  app.addHook('onResponse', async ({ place: { call }, tenant }) => {
    if (call && !call.startsWith('GET ') && !call.includes('/messages')) notifications.wake(tenant.brand.id);
  });
  // What a process has left that was killed; those come first who wait for the start.
  let lookingForLeft: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    const ids = brands.all.map(({ id }) => id);
    lookingForLeft = setTimeout(() => notifications.wakeInTurn(ids), CALLS_FIRST).unref();
  });
  const unsubscribe = pubsub.overhear(({ brand, event }) => {
    if (tellsSomebody(event)) notifications.wake(brand);
  });
  app.addHook('preClose', async () => {
    clearTimeout(lookingForLeft);
    unsubscribe();
    await notifications.stopHandingOut();
  });
};
