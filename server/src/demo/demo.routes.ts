import type { FastifyInstance } from 'fastify';
import { required } from '../infra/errors.ts';
import type { Infra } from '../infra/infra.ts';
import { refuseStrangers } from '../infra/mail/mailbox.routes.ts';
import { joinDemoChat } from './demo.repository.ts';

/** In development: takes an account into the demo conversation, whose people nobody can log in as. */
export const demoRoutes = (app: FastifyInstance, { config }: Pick<Infra, 'config'>): void => {
  if (config.mode !== 'development') return;
  app.post<{ Querystring: { username?: unknown } }>(
    '/dev/demo/join',
    { config: { access: 'open' }, schema: { hide: true } },
    async (request) => {
      refuseStrangers(request, config.addressHeader);
      const username = String(request.query.username ?? '');
      required(await joinDemoChat(request.tenant.db, username), 'api.not_found');
      return { result: {} };
    },
  );
};
