import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/** Two years, in seconds. */
const HSTS = 63_072_000;

/** A response of a call that a browser is made to show runs and loads nothing. */
const NOTHING = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/**
 * What every response carries, pages and files included; they may add to it. Responses of calls are nobody's to keep, and
 * no other origin may read or embed them: there are no CORS headers anywhere.
 */
export const useSecurityHeaders = (app: FastifyInstance, { mode }: Pick<Config, 'mode'>): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (mode === 'production') {
      reply.header('strict-transport-security', `max-age=${HSTS}; includeSubDomains`);
    }
    // By the route too: the router decodes an address before it looks, `/%61pi/` is `/api/`.
    if (![request.url, request.routeOptions.url ?? ''].some((url) => /^\/(api|social|ops\/api)\//.test(url)))
      return;
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', NOTHING)
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-resource-policy', 'same-origin');
  });
};
