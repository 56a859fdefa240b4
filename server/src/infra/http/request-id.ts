import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { runIn } from '../here.ts';

/** What an error answers with: whoever shows it to support leads them to its lines of the log. */
export const REQUEST_ID = 'x-request-id';

/** Ours alone: one that came along could be somebody else's, or lead to a line that never was. */
export const newRequestId = (): string => randomBytes(8).toString('hex');

/** Has everything that a request begins know it. Before all other hooks. */
export const useRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => runIn({ requestId: request.id }, done));
};
