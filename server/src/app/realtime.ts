import type { FastifyInstance } from 'fastify';
import type { Brand } from '../brand/brand.ts';
import type { AuthService } from '../domains/auth/auth.service.ts';
import type { GroupsService } from '../domains/groups/groups.service.ts';
import type { Infra } from '../infra/infra.ts';
import type { Identity } from '../infra/realtime/connection.ts';
import { createHub } from '../infra/realtime/hub.ts';
import { openSocketServer } from '../infra/realtime/socket-server.ts';
import type { Tenant } from '../infra/tenancy.ts';

type Parts = Pick<Infra, 'brands' | 'database' | 'log' | 'pubsub'>;

/** `/api/v1/realtime` (decisions.md section 2): events of the services, brought to the sockets of those they are for. */
export const useRealtime = (
  app: FastifyInstance,
  { brands, database, log, pubsub }: Parts,
  { auth, groups }: { auth: AuthService; groups: GroupsService },
): void => {
  const tenantOf = (brand: Brand): Tenant => ({ brand, db: database.tenant(brand.id) });
  const hub = createHub({
    audienceOf: (brand, group) => groups.memberIds({ db: database.tenant(brand) }, group),
    onError: (err) => log.warn({ err }, 'an event found no audience'),
  });
  const sockets = openSocketServer({
    server: app.server,
    brands,
    hub,
    authenticate: async (brand, token): Promise<Identity | undefined> => {
      const caller = await auth.authenticate(tenantOf(brand), token);
      return caller?.scope === 'session' ? caller : undefined;
    },
    isAlive: (brand, { sessionId }) => auth.sessionAlive(tenantOf(brand), sessionId),
  });
  const unsubscribe = pubsub.subscribe(hub.deliver);
  // Before the server stops listening: it waits for open sockets.
  app.addHook('preClose', async () => {
    unsubscribe();
    sockets.close();
  });
};
