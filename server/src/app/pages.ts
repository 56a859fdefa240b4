import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { type BootData, LOCALES, type Locale } from '@livery/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from '../brand/csp.ts';
import { renderPage } from '../brand/page.ts';
import type { Config } from '../config.ts';
import type { SocialService } from '../domains/social/social.service.ts';
import { ApiError } from '../infra/errors.ts';
import { hostName } from '../infra/http/host-name.ts';
import { readPrefs } from '../infra/http/prefs.ts';
import { sendError } from './errors.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The built client: immutable assets, and one HTML page for every route of the product. */
export const pageRoutes = (
  app: FastifyInstance,
  { clientDir }: Pick<Config, 'clientDir'>,
  social: SocialService,
): void => {
  app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    setHeaders: (reply) => reply.header('x-content-type-options', 'nosniff'),
  });
  const template = readTemplate(clientDir);
  app.get('/*', { config: { access: 'open' }, schema: { hide: true } }, async (request, reply) => {
    if (!isPage(request.url)) return sendError(request, reply, new ApiError('api.not_found'));
    return sendPage(request, reply, social, await template);
  });
};

/** What belongs to calls, files and tools is never answered with the product's page. */
const isPage = (url: string): boolean =>
  !/^\/(api|social|brand|brands|assets|captcha|objects|dev|healthz|readyz|metrics)(\/|\?|$)/.test(url) &&
  !/^[^?]*\.\w{1,5}(\?|$)/.test(url);

interface Template {
  html: string;
  shells: Map<Locale, string>;
}

const readTemplate = async (clientDir: string): Promise<Template> => {
  const shell = async (locale: Locale) =>
    [locale, await readFile(join(clientDir, `shell.${locale}.html`), 'utf8').catch(() => '')] as const;
  const html = await readFile(join(clientDir, 'index.html'), 'utf8').catch(() => MISSING_BUILD);
  return { html, shells: new Map(await Promise.all(LOCALES.map(shell))) };
};

const MISSING_BUILD =
  '<!doctype html><html lang="zh-CN"><head><!--livery:head--></head><body><div id="root"><!--livery:shell--></div><!--livery:boot--><p>npm run build</p></body></html>';

/** Links in cards must be whole. Only this machine is spoken to without TLS. */
const originOf = (host: string): string => {
  const name = hostName(host);
  const isLocal =
    name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127\./.test(name);
  return `${isLocal ? 'http' : 'https'}://${host}`;
};

const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  social: SocialService,
  template: Template,
) => {
  const { brand } = request.tenant;
  const prefs = readPrefs(request.headers.cookie);
  const locale = prefs.locale ?? brand.config.locale;
  const isFeed = /^\/(home(\/recommend)?)?\/?(\?|$)/.test(request.url);
  const boot: BootData = { brand: brand.config, locale };
  if (prefs.scheme) boot.scheme = prefs.scheme;
  const messages = brand.messages.get(locale);
  if (messages) boot.messages = messages;
  if (isFeed && !prefs.isSignedIn) {
    // A page without its first posts is still a page: the client asks for them itself.
    const [feed, chart] = await Promise.all([
      social.guestFirstPage(request.tenant).catch(() => undefined),
      social.guestChartHead(request.tenant).catch(() => undefined),
    ]);
    if (feed) boot.feed = feed;
    if (chart) boot.chart = chart;
  }
  const nonce = randomBytes(16).toString('base64url');
  const html = renderPage({
    template: template.html,
    brand,
    locale,
    scheme: prefs.scheme,
    isSignedIn: prefs.isSignedIn,
    nonce,
    origin: originOf(request.headers.host ?? ''),
    boot,
    shellHtml: isFeed ? (template.shells.get(locale) ?? '') : '',
  });
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .header('cache-control', 'no-store')
    .header('vary', 'cookie, accept-encoding')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('cross-origin-opener-policy', 'same-origin');
  return compressed(request, reply, html);
};

const compressed = async (request: FastifyRequest, reply: FastifyReply, html: string) => {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return reply.header('content-encoding', 'br').send(await brotli(html, { params }));
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await gzipped(html));
  return reply.send(html);
};
