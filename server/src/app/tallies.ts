import type { FastifyInstance } from 'fastify';
import type { Infra } from '../infra/infra.ts';
import { createTallies, type Tallies } from '../infra/tallies/tallies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What happens here, for the console. */
    tallies: Tallies;
  }
}

/** Counts what happens, and failed calls by their code, until the server stops. */
export const useTallies = (
  app: FastifyInstance,
  { database, log }: Pick<Infra, 'database' | 'log'>,
): void => {
  const tallies = createTallies({ database, log });
  app.decorate('tallies', tallies);
  app.addHook('onResponse', async ({ tenant, failure }) => {
    if (tenant && failure !== undefined) tallies.count(tenant.brand.id, 'error', failure);
  });
  app.addHook('onClose', () => tallies.stop());
};
