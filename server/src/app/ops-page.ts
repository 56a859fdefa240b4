import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OPS_PATH } from '@livery/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy } from '../brand/csp.ts';
import { readTemplate, renderPage } from '../brand/page.ts';
import { originOf } from '../infra/http/origin.ts';
import { lookOf } from '../infra/http/prefs.ts';
import type { Infra } from '../infra/infra.ts';
import { isTracing } from '../infra/tracing/traced.ts';
import { compressed } from './compressed.ts';
import { bootOf } from './drawings.ts';

const MISSING_BUILD =
  '<!doctype html><html lang="zh-CN"><head><!--livery:head--></head><body><div id="root"><!--livery:shell--></div><!--livery:boot--><p>npm run build</p></body></html>';

/** Nothing is drawn before the server has said who asks. */
const NOTHING_DRAWN = { markup: '', styles: '', links: '' };

/** The page of the operators' console, whatever section it opens at; during maintenance too. */
export const opsPageRoutes = (
  app: FastifyInstance,
  { config: { clientDir } }: Pick<Infra, 'config'>,
): void => {
  const reading = readFile(join(clientDir, 'ops.html'), 'utf8').catch(() => MISSING_BUILD);
  const template = reading.then(readTemplate);
  // Each page that is asked for says so.
  template.catch(() => undefined);
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const { brand } = request.tenant;
    const { locale, scheme } = lookOf(request);
    const nonce = randomBytes(16).toString('base64url');
    const html = renderPage({
      ...{ template: await template, brand, locale, scheme, nonce },
      origin: originOf(request.headers.host),
      isFirstScreen: false,
      boot: { ...bootOf(brand, locale, false), ...(scheme && { scheme }) },
      first: NOTHING_DRAWN,
      isTraced: isTracing(),
    });
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .header('cache-control', 'no-store')
      .header('vary', 'cookie, accept-language, accept-encoding')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .header('cross-origin-opener-policy', 'same-origin');
    return compressed(request, reply, html);
  };
  for (const url of [OPS_PATH, `${OPS_PATH}/:section`, `${OPS_PATH}/content/:part`, `${OPS_PATH}/people/:id`])
    app.get(url, { config: { access: 'open' } }, send);
};
