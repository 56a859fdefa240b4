import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { bytesRoute, route } from '../../../infra/http/route.ts';
import type { RateLimiter } from '../../../infra/rate-limit/rate-limit.ts';
import type { ErasePerson } from '../../auth/people/erasing.ts';
import { isAddress, type PeopleOperators } from '../../auth/people/people.service.ts';
import type { NoticeOperators } from '../../notifications/notices/operators.ts';
import type { PaymentOperators } from '../../payment/operators.ts';
import { byOf, reasonedBy } from '../by.ts';
import type { Export } from '../export/export.service.ts';
import type { WriteRead } from '../reads.ts';

export interface OperatorsPeople {
  people: PeopleOperators;
  erasePerson: ErasePerson;
  exporting: Export;
  payments: Pick<PaymentOperators, 'unbind'>;
  notices: Pick<NoticeOperators, 'send'>;
  limiter: RateLimiter;
  writeRead: WriteRead;
}

/** Whose addresses one operator reads: as many as one works at, and no list of everybody. */
export const REVEALS = { limit: 60, windowMs: 3_600_000 };

/** What one operator tells people one by one; who has more to tell announces it. */
export const NOTICES = { limit: 60, windowMs: 3_600_000 };

/** What reaches somebody beyond their account. */
const reachingRoutes = (app: FastifyInstance, { payments, notices, limiter }: OperatorsPeople): void => {
  route(app, 'POST /ops/api/people/:id/unbind', async ({ tenant, params, body, request }) => {
    await payments.unbind(tenant, params.id, reasonedBy(request, body.reason));
    return {};
  });
  route(app, 'POST /ops/api/people/:id/notice', async ({ tenant, params, body, request }) => {
    const by = reasonedBy(request, body.reason);
    await limiter.enforce(tenant, `ops:notices:${by.operator}`, NOTICES);
    const texts = { 'zh-CN': body.texts['zh-CN'].trim(), en: body.texts.en.trim() };
    await notices.send(tenant, by, { id: body.notice, userId: params.id, texts });
    return {};
  });
};

/** People, and what operators do with their accounts. */
export const operatorsPeopleRoutes = (app: FastifyInstance, operators: OperatorsPeople): void => {
  const { people, erasePerson, exporting, limiter, writeRead } = operators;
  reachingRoutes(app, operators);
  route(app, 'GET /ops/api/people', async ({ tenant, query, request }) => {
    const found = await people.page(tenant, query);
    // Whoever finds somebody by an address has read it.
    if (isAddress(query.q ?? ''))
      await writeRead(tenant, byOf(request, ''), {
        ...{ action: 'people.search', target: found.list[0]?.id ?? '' },
        after: { by: 'address', found: found.list.length },
      });
    return found;
  });
  route(app, 'GET /ops/api/people/:id', async ({ tenant, params, request }) => {
    const details = await people.details(tenant, params.id);
    await writeRead(tenant, byOf(request, ''), { action: 'people.read', target: params.id });
    return details;
  });
  route(app, 'POST /ops/api/people/:id/reveal', async ({ tenant, params, body, request }) => {
    const by = reasonedBy(request, body.reason);
    await limiter.enforce(tenant, `ops:reveals:${by.operator}`, REVEALS);
    return people.reveal(tenant, params.id, by);
  });
  route(app, 'POST /ops/api/people/:id/ban', ({ tenant, params, body, request }) => {
    const until = body.until === null ? null : new Date(body.until);
    return people.ban(tenant, params.id, { ...reasonedBy(request, body.reason), until });
  });
  route(app, 'POST /ops/api/people/:id/lift', ({ tenant, params, body, request }) =>
    people.lift(tenant, params.id, reasonedBy(request, body.reason)),
  );
  route(app, 'POST /ops/api/people/:id/sign-out', ({ tenant, params, body, request }) =>
    people.signOut(tenant, params.id, reasonedBy(request, body.reason)),
  );
  route(app, 'POST /ops/api/people/:id/sessions/:session/end', ({ tenant, params, body, request }) =>
    people.endSession(tenant, params.id, params.session, reasonedBy(request, body.reason)),
  );
  route(app, 'POST /ops/api/people/:id/security-code', ({ tenant, params, body, request }) =>
    people.forgetSecurityCode(tenant, params.id, reasonedBy(request, body.reason)),
  );
  route(app, 'POST /ops/api/people/:id/erase', async ({ tenant, params, body, request }) => {
    const by = reasonedBy(request, body.reason);
    await erasePerson(tenant, params.id, { ...by, username: body.username });
    return {};
  });
  route(app, 'POST /ops/api/people/:id/export', ({ tenant, params, body, request }) =>
    exporting.ask(tenant, params.id, reasonedBy(request, body.reason)),
  );
  bytesRoute(app, 'GET /ops/api/people/:id/export/:ticket', async ({ tenant, params, request }, reply) => {
    const zip = await exporting.fetch(tenant, params, byOf(request, '').operator);
    return reply
      .header('content-type', 'application/zip')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="person-${encodeURIComponent(params.id)}.zip"`)
      .send(Readable.from(zip, { objectMode: false }));
  });
  route(app, 'PUT /ops/api/people/:id', ({ tenant, params, body: { reason, ...change }, request }) =>
    people.change(tenant, params.id, { ...reasonedBy(request, reason), ...change }),
  );
};
