import { randomUUID } from 'node:crypto';
import { CloseCode } from '@livery/contract';
import type { FastifyInstance } from 'fastify';
import type { Brand } from '../brand/brand.ts';
import type { Infra } from '../infra/infra.ts';
import type { Gap } from '../infra/pubsub/pubsub.ts';
import type { Identity } from '../infra/realtime/connection.ts';
import { createHub, type Hub } from '../infra/realtime/hub.ts';
import { createPresence, type PresenceOptions } from '../infra/realtime/presence.ts';
import { createSharedPresence } from '../infra/realtime/shared-presence.ts';
import { openSocketServer } from '../infra/realtime/socket-server.ts';
import type { Tenant } from '../infra/tenancy.ts';
import type { Step } from '../infra/tracing/span.ts';
import { tracedFrom } from '../infra/tracing/traced.ts';
import { publishVital } from '../infra/vitals.ts';
import type { Services } from '../services.ts';
import { createFollowing } from './following.ts';
import { createSignals } from './signals.ts';

type Parts = Pick<Infra, 'brands' | 'config' | 'database' | 'log' | 'pubsub' | 'redis'>;

/** Sockets a second that are sent away to come back: each asks for what it missed. */
const COMING_BACK = 1_000;

/** Who may have missed something comes back, and asks the calls for it (docs/decisions/0045). */
const closeThose = async (hub: Hub, gap: Gap): Promise<void> => {
  const sockets = await hub.socketsOf(gap);
  sockets.forEach((socket, index) => {
    setTimeout(() => socket.close(CloseCode.RESTART), (index / COMING_BACK) * 1000).unref();
  });
};

/** `/api/v1/realtime` (decisions.md section 2): events of the services, brought to the sockets of those they are for. */
export const useRealtime = (
  app: FastifyInstance,
  { brands, config, database, log, pubsub, redis }: Parts,
  services: Pick<Services, 'auth' | 'groups' | 'notifications' | 'presence' | 'users'>,
): void => {
  const tenantOf = (brand: Brand): Tenant => ({ brand, db: database.tenant(brand.id) });
  const { auth, groups } = services;
  const options: PresenceOptions = {
    grace: config.presenceGrace,
    announce: (brand, data) =>
      pubsub.publish({
        brand,
        audience: { watching: data.user_id },
        event: { event: 'presence.changed', data },
      }),
    store: (brand, seen) => services.users.storeSeen({ db: database.tenant(brand) }, seen),
  };
  const shared = redis && createSharedPresence({ ...options, redis, node: randomUUID(), log });
  const presence = shared ?? createPresence(options);
  const following = createFollowing({
    pubsub,
    groupIds: (brand, userId) => groups.groupIds({ db: database.tenant(brand) }, userId),
    onError: (err) => log.warn({ err }, 'the groups of a person could not be read'),
  });
  const hub = createHub({
    pubsub,
    presence: {
      arrive: (brand, userId) => {
        publishVital('people', { brand, change: 1 });
        following.begin(brand, userId);
        presence.arrive(brand, userId);
      },
      leave: (brand, userId) => {
        publishVital('people', { brand, change: -1 });
        following.end(brand, userId);
        presence.leave(brand, userId);
      },
      receive: presence.receive,
    },
    audienceOf: (brand, group) => groups.memberIds({ db: database.tenant(brand) }, group),
    onError: (err) => log.warn({ err }, 'an event found no audience'),
  });
  const take = createSignals({ hub, presence, services });
  const sockets = openSocketServer({
    server: app.server,
    brands,
    hub,
    authenticate: async (brand, token): Promise<Identity | undefined> => {
      const step: Step = { name: 'socket auth', kind: 'server', facts: { brand: brand.id } };
      const caller = await tracedFrom(step, undefined, () => auth.authenticate(tenantOf(brand), token));
      return caller?.scope === 'session' ? caller : undefined;
    },
    onSignal: (brand, signal, identity, subscriber) => {
      const step: Step = { name: `signal ${signal.op}`, kind: 'server', facts: { brand: brand.id } };
      const taking = () => take(signal, { tenant: tenantOf(brand), identity, subscriber });
      tracedFrom(step, undefined, taking).catch((err: unknown) =>
        log.warn({ err, op: signal.op }, 'a signal of a client was lost'),
      );
    },
    isAlive: async (brand, { sessionId, userId }) => {
      await following.isReady(brand.id, userId);
      // Closed meanwhile: nobody else would end it.
      if (hub.countOf(brand.id, userId) === 0) following.end(brand.id, userId);
      return auth.sessionAlive(tenantOf(brand), sessionId);
    },
  });
  pubsub.onFresh(hub.forget);
  pubsub.onGap((gap) => {
    closeThose(hub, gap).catch((err: unknown) => log.warn({ err }, 'who missed something was not told'));
  });
  const unsubscribe = pubsub.subscribe(hub.deliver);
  const { messages } = services.notifications.push;
  const isHere = (brand: string, userId: string) => hub.countOf(brand, userId) > 0;
  const whoIsHere = async (brand: string, ids: readonly string[]) =>
    shared ? shared.whoHasSocket(brand, ids) : new Set(ids.filter((id) => isHere(brand, id)));
  const stopTelling = pubsub.overhear((envelope) => messages.hear(envelope, { isHere, whoIsHere }));
  // Before the server stops listening: it waits for open sockets.
  app.addHook('preClose', async () => {
    unsubscribe();
    stopTelling();
    messages.stop();
    sockets.close();
    await presence.stop();
  });
};
