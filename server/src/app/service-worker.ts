import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { ApiError } from '../infra/errors.ts';

/** What the worker itself may do: ask this server, and run nothing else. */
const POLICY = "default-src 'none'; connect-src 'self'; img-src 'self'; script-src 'self'";

/** `/sw.js`: one address for ever, looked at anew each time. Not there without a build. */
export const serviceWorkerRoutes = (app: FastifyInstance, { clientDir }: Pick<Config, 'clientDir'>): void => {
  const script = readFile(join(clientDir, 'sw.js')).catch(() => undefined);
  app.get('/sw.js', { config: { access: 'open' } }, async (request, reply) => {
    const body = await script;
    if (!body) throw new ApiError('api.not_found');
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    reply
      .header('cache-control', 'no-cache')
      .header('etag', etag)
      .header('content-security-policy', POLICY)
      .header('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.header('content-type', 'text/javascript; charset=utf-8').send(body);
  });
};
