import type { FastifyInstance } from 'fastify';
import { route } from '../../../infra/http/route.ts';
import type { RateLimiter } from '../../../infra/rate-limit/rate-limit.ts';
import type { ErasePerson } from '../../auth/people/erasing.ts';
import type { PeopleOperators } from '../../auth/people/people.service.ts';
import { reasonedBy } from '../by.ts';

export interface OperatorsPeople {
  people: PeopleOperators;
  erasePerson: ErasePerson;
  limiter: RateLimiter;
}

/** Whose addresses one operator reads: as many as one works at, and no list of everybody. */
export const REVEALS = { limit: 60, windowMs: 3_600_000 };

/** People, and what operators do with their accounts. */
export const operatorsPeopleRoutes = (
  app: FastifyInstance,
  { people, erasePerson, limiter }: OperatorsPeople,
): void => {
  route(app, 'GET /ops/api/people', ({ tenant, query }) => people.page(tenant, query));
  route(app, 'GET /ops/api/people/:id', ({ tenant, params }) => people.details(tenant, params.id));
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
  route(app, 'POST /ops/api/people/:id/security-code', ({ tenant, params, body, request }) =>
    people.forgetSecurityCode(tenant, params.id, reasonedBy(request, body.reason)),
  );
  route(app, 'POST /ops/api/people/:id/erase', async ({ tenant, params, body, request }) => {
    const by = reasonedBy(request, body.reason);
    await erasePerson(tenant, params.id, { ...by, username: body.username });
    return {};
  });
  route(app, 'PUT /ops/api/people/:id', ({ tenant, params, body: { reason, ...change }, request }) =>
    people.change(tenant, params.id, { ...reasonedBy(request, reason), ...change }),
  );
};
