import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../infra/errors.ts';
import { type BrandImages, imageUrl } from './brand.images.ts';
import { manifestOf } from './brand.manifest.ts';
import type { Brand, PublicFile } from './brand.ts';
import { SVG_POLICY } from './csp.ts';
import { noticePolicy } from './notice.ts';

const brotli = promisify(brotliCompress);
const YEAR = 31_536_000;

const BY_HABIT = { '/favicon.ico': 'icons/48.png', '/apple-touch-icon.png': 'icons/180.png' } as const;

/** Compressed once, at the first request that accepts it. */
const compressed = new WeakMap<PublicFile, Promise<Buffer>>();

function brotliOf(file: PublicFile): Promise<Buffer> {
  const done = compressed.get(file) ?? brotli(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  compressed.set(file, done);
  return done;
}

const isText = ({ contentType }: PublicFile): boolean => contentType.includes('charset');

function policyOf(brand: Brand, { contentType }: PublicFile): string | undefined {
  if (contentType.startsWith('image/svg')) return SVG_POLICY;
  return contentType.startsWith('text/html') ? noticePolicy(brand) : undefined;
}

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
  const policy = policyOf(request.tenant.brand, file);
  if (policy !== undefined) reply.header('content-security-policy', policy);
  if (isText(file)) reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
  reply.header('content-type', file.contentType);
  const accepted = request.headers['accept-encoding'] ?? '';
  if (!isText(file) || !/\bbr\b/.test(String(accepted))) return reply.send(file.body);
  return reply.header('content-encoding', 'br').send(await brotliOf(file));
}

/** The brand of the host: its id, its public files, its manifest (decisions.md section 1). */
export function brandRoutes(app: FastifyInstance, images: BrandImages): void {
  const options = { config: { access: 'open' } } as const;
  app.get('/brand/config', options, async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('vary', 'host');
    const { id, config, isSwitched } = request.tenant.brand;
    return { result: { brand: id, ...(isSwitched && { features: config.features }) } };
  });
  app.get('/brands/:id/*', options, async (request, reply) => {
    const { id, '*': path } = request.params as { id: string; '*': string };
    const { brand } = request.tenant;
    const file = id === brand.id ? (brand.files.get(path) ?? (await images.get(brand, path))) : undefined;
    if (file === undefined) throw new ApiError('api.not_found');
    return sendFile(request, reply, file);
  });
  app.get('/manifest.webmanifest', options, async (request, reply) => {
    return reply
      .header('content-type', 'application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'host')
      .send(JSON.stringify(manifestOf(request.tenant.brand)));
  });
  // Browsers and home screens ask for these by habit, without looking at the page.
  for (const [path, image] of Object.entries(BY_HABIT)) {
    app.get(path, options, async (request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('vary', 'host')
        .redirect(imageUrl(request.tenant.brand, image)),
    );
  }
}
