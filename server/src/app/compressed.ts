import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from '../infra/http/compression.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Sends a text of the product's own, as small as who asks can read it. */
export const compressed = async (request: FastifyRequest, reply: FastifyReply, text: string) => {
  const accepted = request.headers['accept-encoding'];
  if (accepts('br', accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return reply.header('content-encoding', 'br').send(await brotli(text, { params }));
  }
  if (accepts('gzip', accepted)) return reply.header('content-encoding', 'gzip').send(await gzipped(text));
  return reply.send(text);
};
