import type { FastifyInstance } from 'fastify';
import type { SharedRedis } from '../redis/redis.ts';
import { within } from '../within.ts';
import { DOCTOR_HEADER } from './doctor-proof.ts';

/** A balancer asks again in a moment; it must not wait for what hangs. */
const LIMIT = 2_000;

/**
 * `/healthz`: the process responds. `/readyz`: it and its database respond. Neither needs a brand's host. Without
 * Redis a node goes on alone: that is said, and takes it from no balancer.
 * @param isDoctor whom `/healthz` tells which address they are seen at: who shows the server's key
 * @param probe does what a call does first; rejects or hangs when calls would. Questions that come together share one.
 */
export const healthRoutes = (
  app: FastifyInstance,
  probe: () => Promise<unknown>,
  redis?: Pick<SharedRedis, 'isUp'>,
  isDoctor: (said: unknown) => boolean = () => false,
): void => {
  const config = { access: 'open', anyHost: true } as const;
  let running: Promise<unknown> | undefined;
  const probeOnce = () => {
    running ??= within(LIMIT, probe()).finally(() => {
      running = undefined;
    });
    return running;
  };
  app.get('/healthz', { config }, async ({ address, headers }) => ({
    status: 'ok',
    ...(isDoctor(headers[DOCTOR_HEADER]) && { address }),
  }));
  app.get('/readyz', { config }, async (_, reply) => {
    const isReady = await probeOnce().then(
      () => true,
      () => false,
    );
    const state = isReady
      ? { status: 'ok', database: 'ok' }
      : { status: 'unavailable', database: 'unreachable' };
    const events = redis && { redis: redis.isUp() ? 'ok' : 'unreachable' };
    return reply.status(isReady ? 200 : 503).send({ ...state, ...events });
  });
};
