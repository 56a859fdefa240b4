import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import { keptPages } from '@livery/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SocialService } from '../../domains/social/social.service.ts';
import { accepts } from '../../infra/http/compression.ts';
import { originOf } from '../../infra/http/origin.ts';
import { createOnce } from '../../infra/once.ts';
import { createMemoryLimiter } from '../../infra/rate-limit/memory-limiter.ts';
import { robotsOf } from './robots.ts';
import { sitemapIndex, sitemapOf } from './sitemap.ts';

/** How long a list is taken for the same, in seconds. */
const AGE = 600;
/** Lists that are kept for who asks next: each is up to a hundred statements. */
const PARTS = 20;
const MINUTE = 60_000;
/** Lists of sitemaps and sitemaps, one network a minute. */
const LISTS = 60;

/** A list is told apart by when it was read: what changes meanwhile is in the next one. */
const etagNow = (): string => `W/"${Math.floor(Date.now() / 1000 / AGE)}"`;

/** Says how long it may be kept; true when who asks has it already. */
const isKept = (request: FastifyRequest, reply: FastifyReply): boolean => {
  const etag = etagNow();
  reply
    .header('cache-control', `public, max-age=${AGE}`)
    .header('vary', 'host, accept-encoding')
    .header('etag', etag);
  return request.headers['if-none-match']?.includes(etag) ?? false;
};

/** A list, packed: fifty thousand addresses are a megabyte or two. */
const packed = async (pieces: AsyncIterable<string>): Promise<Buffer> =>
  buffer(Readable.from(pieces).compose(createGzip()));

const sendPacked = (request: FastifyRequest, reply: FastifyReply, list: Buffer) => {
  reply.header('content-type', 'application/xml; charset=utf-8');
  if (accepts('gzip', request.headers['accept-encoding']))
    return reply.header('content-encoding', 'gzip').send(list);
  return reply.send(Readable.from([list]).compose(createGunzip()));
};

type Posts = Pick<SocialService, 'digitsOfListedPosts' | 'listedPosts'>;

/** What search engines ask each brand's host for: which addresses are theirs to read, and the posts that are for everyone. */
export const crawlerRoutes = (app: FastifyInstance, social: Posts): void => {
  const options = { config: { access: 'guest' } } as const;
  const once = createOnce({ most: PARTS, age: AGE * 1000 });
  const limit = createMemoryLimiter({ limit: LISTS, windowMs: MINUTE });
  app.get('/robots.txt', options, async (request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${AGE}`)
      .header('vary', 'host')
      .send(robotsOf(originOf(request.headers.host), keptPages(request.tenant.brand.config.guests))),
  );
  app.get('/sitemap.xml', options, async (request, reply) => {
    if (isKept(request, reply)) return reply.status(304).send();
    limit(request.address);
    const digits = await social.digitsOfListedPosts(request.tenant);
    reply.header('content-type', 'application/xml; charset=utf-8');
    return reply.send(sitemapIndex(originOf(request.headers.host), digits));
  });
  const sendPart = async (prefix: string, request: FastifyRequest, reply: FastifyReply) => {
    if (isKept(request, reply)) return reply.status(304).send();
    limit(request.address);
    const { tenant, headers } = request;
    const origin = originOf(headers.host);
    const list = await once([tenant.brand.id, origin, prefix], () =>
      packed(sitemapOf(origin, social.listedPosts(tenant, prefix))),
    );
    return sendPacked(request, reply, list);
  };
  app.get('/sitemap-posts.xml', options, async (request, reply) => sendPart('', request, reply));
  app.get('/sitemap-posts-:prefix(^[0-9a-f]{1,3}).xml', options, async (request, reply) =>
    sendPart((request.params as { prefix: string }).prefix, request, reply),
  );
};
