import type { Logger } from 'pino';
import { here } from './here.ts';

/** The `mixin` of pino: a line that is written while a request is served says which one, whoever writes it. */
export const ofRequest = (_fields: object, _level: number, log: Pick<Logger, 'bindings'>): object => {
  const requestId = here()?.requestId;
  // Lines of the request's own log have it already.
  return requestId === undefined || 'reqId' in log.bindings() ? {} : { reqId: requestId };
};
