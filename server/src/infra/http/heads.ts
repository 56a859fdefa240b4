import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

const heads = new WeakSet<IncomingMessage>();

/** Has the router look for the route of a GET: Fastify would make a second one of each, a third of all that a start registers. */
export const routedAsGet = (raw: IncomingMessage): string => {
  if (raw.method === 'HEAD') {
    heads.add(raw);
    raw.method = 'GET';
  }
  return raw.url ?? '';
};

/** From its route on a HEAD is one again: what it is answered with goes without its body, which is not even read. */
export const useHeads = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw }) => {
    if (heads.has(raw)) raw.method = 'HEAD';
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.method !== 'HEAD' || !isStream(payload)) return payload;
    payload.destroy();
    return null;
  });
};

const isStream = (payload: unknown): payload is Readable =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload;
