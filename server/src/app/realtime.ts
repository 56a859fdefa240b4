import type { FastifyInstance } from 'fastify';
import type { Brand } from '../brand/brand.ts';
import type { Infra } from '../infra/infra.ts';
import type { Identity } from '../infra/realtime/connection.ts';
import { createHub } from '../infra/realtime/hub.ts';
import { createPresence } from '../infra/realtime/presence.ts';
import { openSocketServer } from '../infra/realtime/socket-server.ts';
import type { Tenant } from '../infra/tenancy.ts';
import type { Services } from '../services.ts';
import { createSignals } from './signals.ts';

type Parts = Pick<Infra, 'brands' | 'config' | 'database' | 'log' | 'pubsub'>;

/** `/api/v1/realtime` (decisions.md section 2): events of the services, brought to the sockets of those they are for. */
export const useRealtime = (
  app: FastifyInstance,
  { brands, config, database, log, pubsub }: Parts,
  services: Pick<Services, 'auth' | 'groups' | 'notifications' | 'presence' | 'users'>,
): void => {
  const tenantOf = (brand: Brand): Tenant => ({ brand, db: database.tenant(brand.id) });
  const { auth, groups } = services;
  const presence = createPresence({
    grace: config.presenceGrace,
    announce: (brand, data) =>
      pubsub.publish({
        brand,
        audience: { watching: data.user_id },
        event: { event: 'presence.changed', data },
      }),
    store: (brand, seen) => services.users.storeSeen({ db: database.tenant(brand) }, seen),
  });
  const hub = createHub({
    presence,
    audienceOf: (brand, group) => groups.memberIds({ db: database.tenant(brand) }, group),
    onError: (err) => log.warn({ err }, 'an event found no audience'),
  });
  const take = createSignals({ hub, presence, services });
  const sockets = openSocketServer({
    server: app.server,
    brands,
    hub,
    authenticate: async (brand, token): Promise<Identity | undefined> => {
      const caller = await auth.authenticate(tenantOf(brand), token);
      return caller?.scope === 'session' ? caller : undefined;
    },
    onSignal: (brand, signal, identity, subscriber) => {
      take(signal, { tenant: tenantOf(brand), identity, subscriber }).catch((err: unknown) =>
        log.warn({ err, op: signal.op }, 'a signal of a client was lost'),
      );
    },
    isAlive: (brand, { sessionId }) => auth.sessionAlive(tenantOf(brand), sessionId),
  });
  const unsubscribe = pubsub.subscribe(hub.deliver);
  const { messages } = services.notifications.push;
  const isHere = (brand: string, userId: string) => hub.countOf(brand, userId) > 0;
  const stopTelling = pubsub.subscribe((envelope) => messages.hear(envelope, isHere));
  // Before the server stops listening: it waits for open sockets.
  app.addHook('preClose', async () => {
    unsubscribe();
    stopTelling();
    messages.stop();
    sockets.close();
    await presence.stop();
  });
};
