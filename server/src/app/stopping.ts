import type { FastifyInstance } from 'fastify';
import { ApiError } from '../infra/errors.ts';

/** A server that stops ends what it began, and refuses what still comes on open connections. */
export const useStopping = (app: FastifyInstance): void => {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', async (_, reply) => {
    if (!isStopping) return;
    reply.header('connection', 'close');
    throw new ApiError('api.unavailable');
  });
};
