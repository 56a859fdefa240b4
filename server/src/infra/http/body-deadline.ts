import { LIMITS } from '@livery/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the body the time of an upload: the sender has shown that they may. */
    allowSlowBody(): void;
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * A body has to come in time, or its connection is closed: seconds for a call, minutes for a file of somebody who may
 * send one. Stands behind the access check.
 */
export const useBodyDeadline = (app: FastifyInstance, { bodyTimeout }: Pick<Config, 'bodyTimeout'>): void => {
  app.decorateRequest('allowSlowBody', () => undefined);
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) return;
    const give = (ms: number) =>
      setTimeout(() => {
        request.log.info({ security: 'refused', slow: request.place.url }, 'a body came too slowly');
        request.raw.destroy();
      }, ms);
    let timer = give(bodyTimeout);
    request.allowSlowBody = () => {
      clearTimeout(timer);
      timer = give(LIMITS.uploadTimeout);
    };
    for (const event of ['end', 'close']) request.raw.once(event, () => clearTimeout(timer));
    if (request.caller && request.place.isForm) request.allowSlowBody();
  });
};
