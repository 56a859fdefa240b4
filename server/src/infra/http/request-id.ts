import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { runIn } from '../here.ts';
import { traceRequest } from './traced-requests.ts';

/** What an error answers with: whoever shows it to support leads them to its lines of the log. */
export const REQUEST_ID = 'x-request-id';

/** Ours alone: one that came along could be somebody else's, or lead to a line that never was. */
export const newRequestId = (): string => randomBytes(8).toString('hex');

/** Has everything that a request begins know it, and be a step of it where that is traced. Before all other hooks but those that find where it leads. */
export const useRequestIds = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const span = traceRequest(request, reply);
    runIn({ requestId: request.id, ...(span && { span }) }, done);
  });
};
