import { auth as calls, google, qr as qrCalls } from '@livery/contract/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf, route } from '../../infra/http/route.ts';
import { localeOf } from '../../infra/http/tenancy.ts';
import { presentQr, presentSession } from './auth.present.ts';
import type { AuthService } from './auth.service.ts';
import type { Origin } from './origin.ts';
import type { QrService } from './qr/qr.service.ts';

export const authRoutes = (app: FastifyInstance, auth: AuthService): void => {
  route(app, calls.sendCode, async ({ tenant, body, request }) => ({
    verified_status: await auth.sendCode(tenant, body, originOf(request, body.lang)),
  }));
  route(app, calls.captchaStatus, async ({ tenant }) => ({
    geetest_status: tenant.brand.config.features.captcha,
  }));
  route(app, calls.checkCode, ({ tenant, body, request }) =>
    auth.registration.check(tenant, body, originOf(request)),
  );
  route(app, calls.registerSettings, ({ tenant }) => auth.registration.settings(tenant));
  route(app, calls.register, ({ tenant, body, request }) =>
    auth.registration.register(tenant, body, originOf(request)),
  );
  route(app, calls.login, ({ tenant, body, request }) => auth.login(tenant, body, originOf(request)));
  route(app, calls.recover, ({ tenant, body, request }) =>
    auth.recovery.recover(tenant, body, originOf(request)),
  );
  route(app, calls.resetPassword, async (context) => {
    await auth.recovery.reset(context.tenant, callerOf(context), context.body.password);
    return {};
  });
  route(app, calls.changePassword, async (context) => {
    await auth.recovery.change(context.tenant, callerOf(context), context.body);
    return {};
  });
  route(app, calls.setSecurityCode, async (context) => {
    await auth.securityCodes.set(context.tenant, callerOf(context), context.body);
    return {};
  });
  route(app, calls.listSessions, async (context) => {
    const caller = callerOf(context);
    const list = await auth.sessions(context.tenant, caller);
    return { list: list.map((session) => presentSession(session, caller)), next_id: null };
  });
  route(app, calls.endSession, async (context) => {
    await auth.endSession(context.tenant, callerOf(context), context.params.id);
    return {};
  });
  route(app, calls.deleteMe, async (context) => {
    await auth.closing.cancel(context.tenant, callerOf(context), context.body);
    return {};
  });
  qrRoutes(app, auth.qr);
  route(app, google.settings, ({ tenant }) => auth.google.settings(tenant));
  route(app, google.signIn, ({ tenant, body, request }) =>
    auth.google.signIn(tenant, body, originOf(request)),
  );
  route(app, calls.refreshToken, ({ tenant, body }) => auth.refresh(tenant, body.refresh_token));
  route(app, calls.logout, async (context) => {
    await auth.logout(context.tenant, callerOf(context));
    return {};
  });
};

const qrRoutes = (app: FastifyInstance, qr: QrService): void => {
  route(app, qrCalls.createQrLogin, ({ tenant, body, request }) =>
    qr.create(tenant, body, originOf(request)),
  );
  route(app, qrCalls.scanQrLogin, (context) =>
    qr.scan(context.tenant, callerOf(context), context.body.passcode),
  );
  route(app, qrCalls.validateQrLogin, async (context) => {
    await qr.validate(context.tenant, callerOf(context), context.body);
    return {};
  });
  route(app, qrCalls.webLogin, async ({ tenant, body }) => presentQr(await qr.poll(tenant, body)));
};

/** Characters of a User-Agent that are kept. */
const AGENT_LENGTH = 200;

const originOf = ({ address, locale, headers }: FastifyRequest, lang?: string): Origin => ({
  address,
  agent: (headers['user-agent'] ?? '').slice(0, AGENT_LENGTH),
  locale: lang ? localeOf(lang) : locale,
});
