import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isKeptPage, type Locale } from '@livery/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { analyticsHosts } from '../brand/analytics.rules.ts';
import type { Brand } from '../brand/brand.ts';
import { contentSecurityPolicy } from '../brand/csp.ts';
import { type PageTemplate, readTemplate, renderPage } from '../brand/page.ts';
import type { DiscoverService } from '../domains/discover/discover.service.ts';
import type { MaintenanceService } from '../domains/maintenance/maintenance.service.ts';
import type { SearchService } from '../domains/search/search.service.ts';
import type { SocialService } from '../domains/social/social.service.ts';
import { ApiError } from '../infra/errors.ts';
import { originOf } from '../infra/http/origin.ts';
import { lookOf } from '../infra/http/prefs.ts';
import type { Infra } from '../infra/infra.ts';
import { bucketOrigin } from '../infra/objects/s3/s3-config.ts';
import { isTracing } from '../infra/tracing/traced.ts';
import { assetRoutes } from './assets.ts';
import { compressed } from './compressed.ts';
import { bootOf, createDrawings, FEED } from './drawings.ts';
import { sendError } from './errors.ts';
import { createFirstHtmlRenderer, type FirstHtmlRenderer } from './first-html.ts';
import { aboutPost } from './posts/about-post.ts';
import { type PostOfPage, statusOf } from './posts/post-of-page.ts';
import { structuredPost } from './posts/structured-post.ts';
import { isWorkedOn, previewScript } from './preview/preview.routes.ts';

const MAINTENANCE = '/maintenance';
/** What the head says where no page stands, or one that the brand has switched off. */
const LOST = '/lost';

/** The built client: immutable assets, and one HTML page for every route of the product. */
export const pageRoutes = (
  app: FastifyInstance,
  { config: { clientDir, limits, mode, s3 }, preview }: Pick<Infra, 'config' | 'preview'>,
  { discover, social, search, maintenance }: Domains,
): void => {
  assetRoutes(app, clientDir);
  const template = templateIn(clientDir);
  // Each page that is asked for says so.
  template.catch(() => undefined);
  const client = createFirstHtmlRenderer(clientDir);
  const parts: Parts = {
    client,
    discover,
    maintenance,
    template,
    store: s3 && bucketOrigin(s3),
    preview: mode === 'development' ? preview : undefined,
    isDevelopment: mode === 'development',
    drawingOf: createDrawings({
      social,
      search,
      client,
      age: limits.guestPageSeconds * 1000,
    }),
  };
  // As guests read: crawlers that ask for every post leave those who are signed in their connections to the database.
  app.get('/*', { config: { access: 'guest' } }, async (request, reply) => {
    if (!isPage(request.url)) return sendError(request, reply, new ApiError('api.not_found'));
    return sendPage(request, reply, parts);
  });
};

/** What belongs to calls, files and tools never gets the product's page. */
const isPage = (url: string): boolean =>
  !/^\/(api|social|brand|brands|assets|captcha|objects|dev|healthz|readyz|metrics|ops)(\/|\?|$)/.test(url) &&
  !/^[^?]*\.\w{1,5}(\?|$)/.test(url);

const templateIn = async (clientDir: string): Promise<PageTemplate> =>
  readTemplate(await readFile(join(clientDir, 'index.html'), 'utf8').catch(() => MISSING_BUILD));

interface Domains {
  discover: Pick<DiscoverService, 'lastKnown'>;
  search: Pick<SearchService, 'taggedAsGuest'>;
  social: SocialService;
  maintenance: Pick<MaintenanceService, 'lastKnown'>;
}

interface Parts extends Pick<Domains, 'discover' | 'maintenance'> {
  client: Pick<FirstHtmlRenderer, 'isLost'>;
  template: Promise<PageTemplate>;
  /** Where browsers send files, when that is not here. */
  store: string | undefined;
  preview: Infra['preview'];
  isDevelopment: boolean;
  drawingOf: ReturnType<typeof createDrawings>;
}

const MISSING_BUILD =
  '<!doctype html><html lang="zh-CN"><head><!--livery:head--></head><body><div id="root"><!--livery:shell--></div><!--livery:boot--><p>npm run build</p></body></html>';

/** `/` is where the brand begins; `/home` and the feed itself are one page. */
const pathOf = (url: string, start: string): string => {
  const path = url.replace(/\?.*/s, '');
  if (path === '/') return start;
  return /^\/home\/?$/.test(path) ? FEED : path;
};

/** What crawlers are told of an order without an end. */
const HOUR_OF_SECONDS = 3600;

const secondsUntil = (end: string | null): number =>
  end === null ? HOUR_OF_SECONDS : Math.max(1, Math.ceil((Date.parse(end) - Date.now()) / 1000));

/** What the head says of an open post. */
const headOf = (
  { post, comments }: Extract<PostOfPage, { state: 'open' }>,
  { brand, locale, origin }: { brand: Brand; locale: Locale; origin: string },
) => {
  const about = aboutPost(post, brand, locale, origin);
  return { about, structured: structuredPost(post, comments, about, origin) };
};

/** Every page of the product. During maintenance it is that page, as 503: no crawler takes it for what was asked for. */
const sendPage = async (request: FastifyRequest, reply: FastifyReply, parts: Parts) => {
  const { brand } = request.tenant;
  const [maintenance, hasDiscover] = await Promise.all([
    parts.maintenance.lastKnown(request.tenant),
    parts.discover.lastKnown(request.tenant),
  ]);
  const { locale, scheme, isSignedIn } = { ...lookOf(request), ...parts.preview?.look };
  const boot = bootOf(brand, locale, hasDiscover);
  const start = boot.brand.places.start[isSignedIn ? 'member' : 'guest'];
  const path = maintenance.enabled ? MAINTENANCE : pathOf(request.url, start);
  const isKept = isKeptPage(brand.config.guests, path);
  const page = { path, isKept, locale, isSignedIn, hasDiscover, ...(maintenance.enabled && { maintenance }) };
  const { content, at, first, found } = await parts.drawingOf(request, page);
  // Why it does not load is said by the drawing, which then stands without what the client's program draws.
  const isLost = await parts.client.isLost(path, boot.brand.features).catch(() => false);
  const origin = originOf(request.headers.host);
  const nonce = randomBytes(16).toString('base64url');
  const html = renderPage({
    template: await parts.template,
    brand,
    locale,
    scheme,
    nonce,
    origin,
    path: isLost ? LOST : path,
    isListed: !isKept,
    isFirstScreen: path.startsWith('/home/'),
    boot: {
      ...boot,
      ...(parts.isDevelopment && { brand: { ...boot.brand, demo: true } }),
      ...content,
      ...(scheme && { scheme }),
      first: { path, at, isSignedIn },
    },
    first,
    isTraced: isTracing(),
    tail: parts.preview && isWorkedOn(parts.preview, brand) ? previewScript(brand.revision) : undefined,
    ...(found?.state === 'open' && headOf(found, { brand, locale, origin })),
  });
  reply.status(isLost ? 404 : statusOf(found, isSignedIn));
  if (isKept) reply.header('x-robots-tag', 'noindex');
  if (found?.state === 'quota') reply.header('retry-after', found.seconds);
  if (maintenance.enabled) reply.status(503).header('retry-after', secondsUntil(maintenance.maintain_end));
  // Whoever keeps `/` for later has to know what it showed.
  if (path === start && start !== FEED) reply.header('content-location', path);
  const hosts = [...(parts.store ? [parts.store] : []), ...analyticsHosts(brand.config)];
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy(nonce, hosts, parts.preview?.framedBy))
    .header('cache-control', 'no-store')
    .header('vary', 'cookie, accept-language, accept-encoding')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('cross-origin-opener-policy', 'same-origin');
  return compressed(request, reply, html);
};
