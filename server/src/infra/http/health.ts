import type { FastifyInstance } from 'fastify';
import type { Infra } from '../infra.ts';

/** `/healthz`: the process responds. `/readyz`: it and its database respond. Neither needs a brand's host. */
export const healthRoutes = (app: FastifyInstance, infra: Infra): void => {
  const config = { access: 'open', anyHost: true } as const;
  const schema = { hide: true };
  app.get('/healthz', { config, schema }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config, schema }, async (_, reply) => {
    const database = await infra.database.ping().then(
      () => 'ok',
      () => 'unreachable',
    );
    return reply
      .status(database === 'ok' ? 200 : 503)
      .send({ status: database === 'ok' ? 'ok' : 'unavailable', database });
  });
};
