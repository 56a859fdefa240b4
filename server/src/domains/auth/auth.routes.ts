import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localeOf } from '../../infra/http/languages.ts';
import { callerOf, route } from '../../infra/http/route.ts';
import { presentQr, presentSession } from './auth.present.ts';
import type { AuthService } from './auth.service.ts';
import type { Origin } from './origin.ts';
import type { QrService } from './qr/qr.service.ts';

export const authRoutes = (app: FastifyInstance, auth: AuthService): void => {
  route(app, 'POST /api/v3/verification', async ({ tenant, body, request }) => ({
    verified_status: await auth.sendCode(tenant, body, originOf(request, body.lang)),
  }));
  route(app, 'GET /api/v1/verification', async ({ tenant }) => ({
    geetest_status: tenant.brand.config.features.captcha,
  }));
  route(app, 'POST /api/v1/verification/check', ({ tenant, body, request }) =>
    auth.registration.check(tenant, body, originOf(request)),
  );
  route(app, 'GET /api/v1/register', ({ tenant }) => auth.registration.settings(tenant));
  route(app, 'POST /api/v1/register', ({ tenant, body, request }) =>
    auth.registration.register(tenant, body, originOf(request)),
  );
  route(app, 'POST /api/v1/login', ({ tenant, body, request }) =>
    auth.login(tenant, body, originOf(request)),
  );
  route(app, 'POST /api/v2/recovery', ({ tenant, body, request }) =>
    auth.recovery.recover(tenant, body, originOf(request)),
  );
  route(app, 'POST /api/v1/users/password/reset', async (context) => {
    await auth.recovery.reset(context.tenant, callerOf(context), context.body.password);
    return {};
  });
  route(app, 'POST /api/v1/users/password', async (context) => {
    await auth.recovery.change(context.tenant, callerOf(context), context.body);
    return {};
  });
  route(app, 'POST /api/v1/users/security-code', async (context) => {
    await auth.securityCodes.set(context.tenant, callerOf(context), context.body);
    return {};
  });
  route(app, 'GET /api/v1/users/sessions', async (context) => {
    const caller = callerOf(context);
    const list = await auth.sessions(context.tenant, caller);
    return { list: list.map((session) => presentSession(session, caller)), next_id: null };
  });
  route(app, 'DELETE /api/v1/users/sessions/:id', async (context) => {
    await auth.endSession(context.tenant, callerOf(context), context.params.id);
    return {};
  });
  route(app, 'DELETE /api/v1/users/me', async (context) => {
    await auth.closing.cancel(context.tenant, callerOf(context), context.body);
    return {};
  });
  qrRoutes(app, auth.qr);
  route(app, 'GET /api/v2/oauth/google', ({ tenant }) => auth.google.settings(tenant));
  route(app, 'POST /api/v2/oauth/google', ({ tenant, body, request }) =>
    auth.google.signIn(tenant, body, originOf(request)),
  );
  route(app, 'POST /api/v1/token/refresh', ({ tenant, body, request }) =>
    auth.refresh(tenant, body.refresh_token, request.address),
  );
  route(app, 'POST /api/v1/logout', async (context) => {
    await auth.logout(context.tenant, callerOf(context));
    return {};
  });
};

const qrRoutes = (app: FastifyInstance, qr: QrService): void => {
  route(app, 'POST /api/v1/login/qrcode', ({ tenant, body, request }) =>
    qr.create(tenant, body, originOf(request)),
  );
  route(app, 'POST /api/v1/login/qrcode/scan', (context) =>
    qr.scan(context.tenant, callerOf(context), context.body.passcode),
  );
  route(app, 'POST /api/v1/login/qrcode/validate', async (context) => {
    await qr.validate(context.tenant, callerOf(context), context.body);
    return {};
  });
  route(app, 'POST /api/v1/web/login', async ({ tenant, body, request }) =>
    presentQr(await qr.poll(tenant, body, request.address)),
  );
};

/** Characters of a User-Agent that are kept. */
const AGENT_LENGTH = 200;

const originOf = ({ address, locale, headers }: FastifyRequest, lang?: string): Origin => ({
  address,
  agent: (headers['user-agent'] ?? '').slice(0, AGENT_LENGTH),
  locale: lang ? localeOf(lang, locale) : locale,
});
