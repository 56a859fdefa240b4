import type { FastifyInstance } from 'fastify';
import { ApiError } from '../infra/errors.ts';

/** Between two looks for connections that have nothing more to do. Milliseconds. */
const LOOK = 200;

/** A server that stops ends what it began, and refuses what still comes on open connections. */
export const useStopping = (app: FastifyInstance): void => {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
    // A connection that was at work when the server began to close is kept for its next call, by a proxy for a minute.
    const looking = setInterval(() => app.server.closeIdleConnections(), LOOK);
    app.server.once('close', () => clearInterval(looking));
    looking.unref();
  });
  app.addHook('onRequest', async (_, reply) => {
    if (!isStopping) return;
    reply.header('connection', 'close');
    throw new ApiError('api.unavailable');
  });
};
