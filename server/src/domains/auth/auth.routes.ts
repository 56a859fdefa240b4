import { auth as calls } from '@livery/contract/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf, route } from '../../infra/http/route.ts';
import { localeOf } from '../../infra/http/tenancy.ts';
import type { Services } from '../../services.ts';
import type { Origin } from './auth.service.ts';

export const authRoutes = (app: FastifyInstance, { auth }: Services): void => {
  route(app, calls.sendCode, async ({ tenant, body, request }) => ({
    verified_status: await auth.sendCode(tenant, body, originOf(request, body.lang)),
  }));
  route(app, calls.captchaStatus, async ({ tenant }) => ({
    geetest_status: tenant.brand.config.features.captcha,
  }));
  route(app, calls.checkCode, ({ tenant, body }) => auth.registration.check(tenant, body));
  route(app, calls.registerSettings, ({ tenant }) => auth.registration.settings(tenant));
  route(app, calls.register, ({ tenant, body }) => auth.registration.register(tenant, body));
  route(app, calls.login, ({ tenant, body, request }) => auth.login(tenant, body, originOf(request)));
  route(app, calls.refreshToken, ({ tenant, body }) => auth.refresh(tenant, body.refresh_token));
  route(app, calls.logout, async (context) => {
    await auth.logout(context.tenant, callerOf(context));
    return {};
  });
};

const originOf = ({ address, locale }: FastifyRequest, lang?: string): Origin => ({
  address,
  locale: lang ? localeOf(lang) : locale,
});
