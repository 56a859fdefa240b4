import type { Notification } from '@livery/contract';
import type { BodyOf } from '@livery/contract/calls';
import { Type } from 'typebox';
import type { TenantDb } from '../../../infra/database/database.ts';
import { ApiError } from '../../../infra/errors.ts';
import type { Infra } from '../../../infra/infra.ts';
import { defineJob } from '../../../infra/jobs/job.ts';
import { areFitKeys, createWebPush } from '../../../infra/push/web-push.ts';
import type { Caller, Tenant } from '../../../infra/tenancy.ts';
import type { NotesService } from '../../users/notes.service.ts';
import { createMessagePush } from './message-push.ts';
import { payloadOf } from './payload.ts';
import {
  findTarget,
  forgetSubscription,
  keepSubscription,
  type PushOrder,
  removeSubscription,
  type Told,
  takePushes,
} from './push.repository.ts';

interface Dependencies extends Pick<Infra, 'brands' | 'config' | 'database' | 'jobs' | 'log'> {
  /** One that its receiver has not seen, as they see it. */
  unseen(tenant: Tenant, userId: string, id: string): Promise<Notification | undefined>;
  nicknamesOf: NotesService['nicknamesOf'];
}

export const PUSH = 'notifications.push';

/** Seconds. */
const HOUR = 3600;

/** Tells browsers while no page is open (docs/decisions/0065). */
export const createPush = ({ unseen, nicknamesOf, ...infra }: Dependencies) => {
  const { config, jobs, log } = infra;
  const webPush = createWebPush(config);

  const send = async (tenant: Tenant, { subscription, notification: id }: PushOrder): Promise<void> => {
    const keys = config.push.keyOf(tenant.brand.id);
    const target = keys && (await findTarget(tenant.db, subscription));
    const notification = target && (await unseen(tenant, target.user_id, id));
    if (!notification) return;
    // No page is there that would name them as its reader does.
    const [first] = notification.people;
    const called = first && (await nicknamesOf(tenant, target.user_id, [first.id])).get(first.id);
    const payload = payloadOf(notification, {
      name: called ?? first?.nickname ?? '',
      title: tenant.brand.config.title,
      brand: tenant.brand,
      haptics: tenant.brand.config.variants?.haptics,
      locale: target.locale,
      settings: target,
    });
    const outcome = await webPush.send(target, { about: id, payload, keys });
    if (outcome === 'gone') await forgetSubscription(tenant.db, subscription);
    if (outcome === 'refused') log.warn({ brand: tenant.brand.id }, 'a push service refused a message');
    if (outcome === 'later') throw new Error('the push service does not take it now');
  };

  const job = defineJob({
    name: PUSH,
    payload: Type.Object({ subscription: Type.String(), notification: Type.String() }),
    // Later it is no news.
    lasts: HOUR,
    retries: 8,
    // A push service that does not return keeps a place for seconds.
    atOnce: 8,
    run: (tenant, order) => send(tenant, order),
  });

  return {
    job,
    messages: createMessagePush({ ...infra, webPush }),

    /** In the transaction that hands out what is new. Whether there is something to send. */
    order: async (trx: TenantDb, brand: string, fresh: readonly Told[]): Promise<boolean> => {
      if (fresh.length === 0 || !config.push.keyOf(brand)) return false;
      const orders = await takePushes(trx, fresh);
      try {
        for (const order of orders) await jobs.enqueue(trx, brand, job, order);
      } catch (error) {
        // A server that has just started has no queue yet: what is new stands in the list all the same.
        if (error instanceof ApiError) return false;
        throw error;
      }
      return orders.length > 0;
    },
    hurry: () => jobs.hurry(PUSH),

    /** Null where push is not set up. */
    key: async ({ brand }: Tenant) => ({ key: config.push.keyOf(brand.id)?.publicKey ?? null }),

    /** A repeat returns the same. @throws api.invalid_data for an address or a key that is none, and where push is not set up */
    subscribe: async (
      { brand, db }: Tenant,
      { userId, sessionId }: Caller,
      { endpoint, keys, locale }: BodyOf<'POST /api/v1/push/subscriptions'>,
    ): Promise<{ id: string }> => {
      if (!config.push.keyOf(brand.id)) throw new ApiError('api.invalid_data');
      const { p256dh, auth } = keys;
      if (!webPush.isFit(endpoint)) throw new ApiError('api.invalid_data', { endpoint: 'address' });
      if (!areFitKeys(keys)) throw new ApiError('api.invalid_data', { keys: 'format' });
      const id = await db
        .transaction()
        .execute((trx) => keepSubscription(trx, { sessionId, userId, endpoint, p256dh, auth, locale }));
      return { id };
    },

    /** A repeat is harmless, and so is somebody else's. */
    unsubscribe: async ({ db }: Tenant, { userId }: Caller, id: string): Promise<Record<never, never>> => {
      await removeSubscription(db, id, userId);
      return {};
    },
  };
};

export type Push = ReturnType<typeof createPush>;
