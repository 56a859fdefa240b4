import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../infra/errors.ts';
import { type PublicFile, publicUrl } from './brand.ts';
import { SVG_POLICY } from './csp.ts';

const brotli = promisify(brotliCompress);
const YEAR = 31_536_000;

/** Compressed once, at the first request that accepts it. */
const compressed = new WeakMap<PublicFile, Promise<Buffer>>();

function brotliOf(file: PublicFile): Promise<Buffer> {
  const done = compressed.get(file) ?? brotli(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  compressed.set(file, done);
  return done;
}

const isText = ({ contentType }: PublicFile): boolean => contentType.includes('charset');

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PublicFile,
): Promise<FastifyReply> {
  const { v } = request.query as { v?: unknown };
  const etag = `"${file.hash}"`;
  reply
    .header('etag', etag)
    .header('cache-control', v === file.hash ? `public, max-age=${YEAR}, immutable` : 'no-cache')
    .header('x-content-type-options', 'nosniff');
  if (file.contentType.startsWith('image/svg')) reply.header('content-security-policy', SVG_POLICY);
  if (isText(file)) reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
  reply.header('content-type', file.contentType);
  const accepted = request.headers['accept-encoding'] ?? '';
  if (!isText(file) || !/\bbr\b/.test(String(accepted))) return reply.send(file.body);
  return reply.header('content-encoding', 'br').send(await brotliOf(file));
}

function manifest(request: FastifyRequest): string {
  const {
    brand,
    brand: { config, themeColor },
  } = request.tenant;
  const { locale } = config;
  return JSON.stringify({
    id: '/',
    name: config.title[locale],
    short_name: config.title[locale],
    description: config.tagline[locale],
    lang: locale,
    start_url: '/',
    display: 'standalone',
    background_color: themeColor.light,
    theme_color: themeColor.light,
    icons: [{ src: publicUrl(brand, 'icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  });
}

/** The brand of the host: its id, its public files, its manifest (decisions.md section 1). */
export function brandRoutes(app: FastifyInstance): void {
  const options = { config: { access: 'open' }, schema: { hide: true } } as const;
  app.get('/brand/config', options, async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('vary', 'host');
    return { result: { brand: request.tenant.brand.id } };
  });
  app.get('/brands/:id/*', options, async (request, reply) => {
    const { id, '*': path } = request.params as { id: string; '*': string };
    const { brand } = request.tenant;
    const file = id === brand.id ? brand.files.get(path) : undefined;
    if (file === undefined) throw new ApiError('api.not_found');
    return sendFile(request, reply, file);
  });
  app.get('/manifest.webmanifest', options, async (request, reply) => {
    return reply
      .header('content-type', 'application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(manifest(request));
  });
}
