import { type OperatorSelf, RIGHTS_OF } from '@livery/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { required } from '../../infra/errors.ts';
import { bytesRoute, route } from '../../infra/http/route.ts';
import { operatorsAccountsRoutes } from './accounts.routes.ts';
import { announcementsRoutes } from './announcements/announcements.routes.ts';
import { byOf } from './by.ts';
import { operatorsCommentsRoutes } from './comments.routes.ts';
import { opsCookieOf, setOpsCookie } from './cookie.ts';
import { operatorsDiscoverRoutes } from './discover.routes.ts';
import { operatorsEnvelopesRoutes } from './envelopes.routes.ts';
import { operatorsGroupsRoutes } from './groups.routes.ts';
import { operatorsHashtagsRoutes } from './hashtags.routes.ts';
import { operatorsInvitesRoutes } from './invites/invites.routes.ts';
import { operatorsLedgerRoutes } from './ledger/ledger.routes.ts';
import { operatorsMerchantsRoutes } from './merchants.routes.ts';
import type { OperatorsService } from './operators.service.ts';
import { operatorsPaymentsRoutes } from './payments/payments.routes.ts';
import { operatorsPeopleRoutes } from './people/people.routes.ts';
import { operatorsReportsRoutes } from './reports.routes.ts';
import type { OperatorCaller, OpsOrigin } from './sign-in.service.ts';
import { operatorsWordsRoutes } from './words.routes.ts';
import { operatorsWorkRoutes } from './work.routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in to the console; of `operator` calls alone. */
    operator: OperatorCaller | undefined;
  }
}

/** @throws api.unauthorized */
const operatorOf = ({ operator }: FastifyRequest): OperatorCaller => required(operator, 'api.unauthorized');

const originOf = ({ address, headers }: FastifyRequest): OpsOrigin => ({
  address,
  device: headers['user-agent'] ?? '',
});

const selfOf = ({ operatorId, name, role }: OperatorCaller): OperatorSelf => ({
  ...{ id: operatorId, name, role },
  rights: [...RIGHTS_OF[role]],
});

const signInRoutes = (app: FastifyInstance, operators: OperatorsService): void => {
  route(app, 'POST /ops/api/sign-in', async ({ tenant, body, request, reply }) => {
    const token = await operators.withPassword(tenant, body, originOf(request));
    setOpsCookie(request, reply, token);
    return { next: 'code' as const };
  });
  route(app, 'POST /ops/api/sign-in/code', async ({ tenant, body, request, reply }) => {
    const typed = { token: opsCookieOf(request.headers.cookie), code: body.code };
    const { token, caller } = await operators.withCode(tenant, typed, originOf(request));
    setOpsCookie(request, reply, token);
    return selfOf(caller);
  });
  route(app, 'POST /ops/api/sign-out', async ({ tenant, request, reply }) => {
    await operators.signOut(tenant, operatorOf(request), request.address);
    setOpsCookie(request, reply, undefined);
    return {};
  });
  route(app, 'GET /ops/api/me', async ({ request }) => selfOf(operatorOf(request)));
  route(app, 'GET /ops/api/sessions', async ({ tenant, request }) => ({
    list: await operators.sessions(tenant, operatorOf(request)),
  }));
  route(app, 'DELETE /ops/api/sessions/:id', async ({ tenant, params, request }) => {
    await operators.endSession(tenant, operatorOf(request), params.id, request.address);
    return {};
  });
};

const settingsRoutes = (app: FastifyInstance, { settings, maintenance }: OperatorsService): void => {
  route(app, 'GET /ops/api/settings', async ({ tenant }) => ({ list: await settings.list(tenant) }));
  route(app, 'PUT /ops/api/settings/:key', ({ tenant, params, body, request }) =>
    settings.change(tenant, params.key, body.value, byOf(request, body.reason)),
  );
  route(app, 'POST /ops/api/settings/:key/undo', ({ tenant, params, body, request }) =>
    settings.undo(tenant, params.key, body.seq, byOf(request, body.reason)),
  );
  route(app, 'GET /ops/api/maintenance', ({ tenant }) => maintenance.current(tenant));
  route(app, 'PUT /ops/api/maintenance', ({ tenant, body: { reason, ...order }, request }) =>
    maintenance.order(tenant, order, byOf(request, reason)),
  );
};

const auditRoutes = (app: FastifyInstance, { audit }: OperatorsService): void => {
  route(app, 'GET /ops/api/audit', ({ tenant, query }) => audit.page(tenant, query));
  route(app, 'GET /ops/api/audit/check', ({ tenant }) => audit.check(tenant));
  bytesRoute(app, 'GET /ops/api/audit/export', async ({ tenant, query, request }, reply) => {
    const { operator, address } = byOf(request, '');
    const text = await audit.exported(tenant, query, { operator, address });
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit.csv"')
      .send(text);
  });
};

const todayRoutes = (app: FastifyInstance, { today }: OperatorsService): void =>
  route(app, 'GET /ops/api/today', ({ tenant, request }) => today.read(tenant, operatorOf(request).role));

/** The calls of the console; who may make which stands before them (`app/ops-access.ts`). */
export const operatorsRoutes = (app: FastifyInstance, operators: OperatorsService): void => {
  signInRoutes(app, operators);
  settingsRoutes(app, operators);
  auditRoutes(app, operators);
  todayRoutes(app, operators);
  announcementsRoutes(app, operators.announcements);
  operatorsAccountsRoutes(app, operators);
  operatorsWorkRoutes(app, operators);
  operatorsPaymentsRoutes(app, operators);
  operatorsMerchantsRoutes(app, operators);
  operatorsLedgerRoutes(app, operators);
  operatorsEnvelopesRoutes(app, operators);
  operatorsPeopleRoutes(app, operators);
  operatorsGroupsRoutes(app, operators);
  operatorsCommentsRoutes(app, operators);
  operatorsHashtagsRoutes(app, operators);
  operatorsInvitesRoutes(app, operators);
  operatorsDiscoverRoutes(app, operators);
  operatorsReportsRoutes(app, operators);
  operatorsWordsRoutes(app, operators);
};
