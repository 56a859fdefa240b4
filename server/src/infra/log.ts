import type { LoggerOptions } from 'pino';
import { here } from './here.ts';

/** The `mixin` of pino: a line that is written while a request is served says which one, whoever writes it. */
export const ofRequest: NonNullable<LoggerOptions['mixin']> = (_fields, _level, log) => {
  const requestId = here()?.requestId;
  // Lines of the request's own log have it already.
  return requestId === undefined || 'reqId' in log.bindings() ? {} : { reqId: requestId };
};
