import { LoginChannel } from '@livery/contract';
import type { FastifyInstance } from 'fastify';
import { createSecrets } from '../domains/auth/secrets.ts';
import { createSessions } from '../domains/auth/sessions/sessions.service.ts';
import { presentPerson } from '../domains/users/users.present.ts';
import { required } from '../infra/errors.ts';
import type { Infra } from '../infra/infra.ts';
import { refuseStrangers } from '../infra/mail/mailbox.routes.ts';
import { findHosts, joinDemoChat } from './demo.repository.ts';

const OPEN = { config: { access: 'open' } } as const;

/**
 * In development, for who sits at this machine: demo people have no password and receive no codes, and these are the only
 * ways to be one of them, or among them.
 */
export const demoRoutes = (app: FastifyInstance, infra: Infra): void => {
  const { mode, addressHeader, secret } = infra.config;
  if (mode !== 'development') return;
  const sessions = createSessions({ ...infra, secrets: createSecrets(secret) });
  app.get('/dev/demo/people', OPEN, async (request, reply) => {
    refuseStrangers(request, addressHeader);
    const hosts = await findHosts(request.tenant.db);
    return reply.header('cache-control', 'no-store').send({ result: { list: hosts.map(presentPerson) } });
  });
  app.post<{ Body: unknown }>('/dev/demo/login', OPEN, async (request, reply) => {
    refuseStrangers(request, addressHeader);
    const { brand, db } = request.tenant;
    const { id, device_id, device_type } = (request.body ?? {}) as Record<string, unknown>;
    const host = required(
      (await findHosts(db)).find((person) => person.id === id),
      'api.not_found',
    );
    const device = {
      ...{ id: String(device_id ?? ''), type: String(device_type ?? 'web') },
      agent: (request.headers['user-agent'] ?? '').slice(0, AGENT_LENGTH),
      address: request.address,
    };
    const tokens = await sessions.open(brand.id, db, {
      ...{ userId: host.id, channel: LoginChannel.EMAIL, device },
    });
    return reply.header('cache-control', 'no-store').send({ result: tokens });
  });
  /** Takes an account into the first demo group. */
  app.post<{ Querystring: { username?: unknown } }>('/dev/demo/join', OPEN, async (request) => {
    refuseStrangers(request, addressHeader);
    const username = String(request.query.username ?? '');
    required(await joinDemoChat(request.tenant.db, username), 'api.not_found');
    return { result: {} };
  });
};

const AGENT_LENGTH = 200;
