import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config.ts';
import { ApiError } from '../../../infra/errors.ts';
import { lookOf } from '../../../infra/http/prefs.ts';
import { captchaPolicy, renderCaptchaPage } from './captcha-page.ts';

/** The page `/captcha`, which a brand with a captcha shows in a frame; other brands have no such page. */
export const captchaRoutes = (app: FastifyInstance, { captcha }: Pick<Config, 'captcha'>): void => {
  const options = { config: { access: 'open' } } as const;
  app.get('/captcha', options, async (request, reply) => {
    const { brand } = request.tenant;
    if (!brand.config.features.captcha) throw new ApiError('api.not_found');
    const { locale, scheme } = lookOf(request);
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', captchaPolicy(nonce, captcha))
      .header('cache-control', 'no-store')
      .header('vary', 'cookie, accept-language, host')
      .header('referrer-policy', 'no-referrer')
      .send(renderCaptchaPage({ brand, locale, scheme, nonce, provider: captcha }));
  });
};
