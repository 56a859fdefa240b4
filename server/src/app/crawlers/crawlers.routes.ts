import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SocialService } from '../../domains/social/social.service.ts';
import { acceptsGzip } from '../../infra/http/compression.ts';
import { originOf } from '../../infra/http/origin.ts';
import { createMemoryLimiter } from '../../infra/rate-limit/memory-limiter.ts';
import { robotsOf } from './robots.ts';
import { sitemapIndex, sitemapOf } from './sitemap.ts';

/** How long a list is taken for the same, in seconds. */
const AGE = 600;
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

const sendXml = (
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: Iterable<string> | AsyncIterable<string>,
) => {
  reply.header('content-type', 'application/xml; charset=utf-8');
  const body = Readable.from(pieces);
  if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(body);
  // What fails half-way ends the response, which then lacks its end: nobody takes it for whole.
  const packed = pipeline(body, createGzip(), () => undefined);
  return reply.header('content-encoding', 'gzip').send(packed);
};

type Posts = Pick<SocialService, 'digitsOfListedPosts' | 'listedPosts'>;

/** What search engines ask each brand's host for: which addresses are theirs to read, and the posts that are for everyone. */
export const crawlerRoutes = (app: FastifyInstance, social: Posts): void => {
  const options = { config: { access: 'guest' }, schema: { hide: true } } as const;
  const limit = createMemoryLimiter({ limit: LISTS, windowMs: MINUTE });
  app.get('/robots.txt', options, async (request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${AGE}`)
      .header('vary', 'host')
      .send(robotsOf(originOf(request.headers.host))),
  );
  app.get('/sitemap.xml', options, async (request, reply) => {
    if (isKept(request, reply)) return reply.status(304).send();
    limit(request.address);
    const digits = await social.digitsOfListedPosts(request.tenant);
    return sendXml(request, reply, [sitemapIndex(originOf(request.headers.host), digits)]);
  });
  const sendPart = (prefix: string, request: FastifyRequest, reply: FastifyReply) => {
    if (isKept(request, reply)) return reply.status(304).send();
    limit(request.address);
    const posts = social.listedPosts(request.tenant, prefix);
    return sendXml(request, reply, sitemapOf(originOf(request.headers.host), posts));
  };
  app.get('/sitemap-posts.xml', options, async (request, reply) => sendPart('', request, reply));
  app.get('/sitemap-posts-:prefix(^[0-9a-f]{1,3}).xml', options, async (request, reply) =>
    sendPart((request.params as { prefix: string }).prefix, request, reply),
  );
};
