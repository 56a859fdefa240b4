import type { Maintenance } from '@livery/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuthService } from '../domains/auth/auth.service.ts';
import type { MaintenanceService } from '../domains/maintenance/maintenance.service.ts';
import type { OperatorsService } from '../domains/operators/operators.service.ts';
import { ApiError } from '../infra/errors.ts';
import type { Place } from '../infra/http/request.ts';
import type { Infra } from '../infra/infra.ts';
import { createVersionGate } from './app-version.ts';
import { isKeptFromGuests, refuseCallsWithoutArea } from './guest-access.ts';
import { admitOperator, refuseCallsWithoutRight } from './ops-access.ts';

const isCall = (url: string) => /^\/(?:api|social|ops\/api)\//.test(url);

/** Calls that maintenance does not close: what a provider has decided meanwhile holds. */
const ALWAYS_OPEN = new Set(['/api/v1/maintenance', '/brand/config', '/api/v1/payment/notify/wellpay']);
/** Operators end maintenance from the console. */
const isAlwaysOpen = (url: string): boolean => ALWAYS_OPEN.has(url) || url.startsWith('/ops/api/');

interface AccessServices {
  auth: AuthService;
  maintenance: MaintenanceService;
  operators: () => Promise<Pick<OperatorsService, 'callerOf'>>;
}

/**
 * Stands before every call: application version, maintenance, then who is asking. A route that does not declare its
 * access stops the start.
 */
export const useAccess = (
  app: FastifyInstance,
  { config, keeping }: Pick<Infra, 'config' | 'keeping'>,
  { auth, maintenance, operators }: AccessServices,
): void => {
  const refuseOutdated = createVersionGate({ config, keeping });
  app.decorateRequest('operator', undefined);
  app.calls.onAdd((place) => {
    refuseWithoutAccess(place);
    refuseCallsWithoutRight(place);
    refuseCallsWithoutArea(place);
  });
  app.addHook('onRoute', ({ url, config }) => refuseWithoutAccess({ url, ...config }));
  app.addHook('onRequest', async (request, reply) => {
    const { access, url = '' } = request.place;
    if (access === undefined || !isCall(url)) return;
    await refuseOutdated(request);
    if (!isAlwaysOpen(url)) {
      const { brand } = request.tenant;
      const current = await maintenance.current({ brand, db: keeping.tenant(brand.id) });
      if (current.enabled) return reply.status(503).send(closedBody(current));
    }
    if (access === 'user' || access === 'reset') await authenticate(request, auth, access);
    else if (isKeptFromGuests(request)) await authenticate(request, auth, 'user');
    if (access === 'operator' || access === 'ops-entry') await admitOperator(request, await operators());
  });
};

/** Deny by default: what does not say who may ask for it stops the start. Files of the build are everybody's. */
const refuseWithoutAccess = ({ url = '', access }: Place): void => {
  if (access === undefined && !url.startsWith('/assets/'))
    throw new Error(`${url} does not declare who may call it: give it an access.`);
};

const closedBody = (maintenance: Maintenance) => ({
  error: 'api.maintenance',
  message: maintenance.announcement,
  result: maintenance,
});

const authenticate = async (request: FastifyRequest, auth: AuthService, access: 'user' | 'reset') => {
  const token = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
  const caller = token === undefined ? undefined : await auth.authenticate(request.tenant, token);
  if (!caller) throw new ApiError('api.unauthorized');
  if (caller.scope === 'reset' && access !== 'reset') throw new ApiError('api.forbidden');
  request.caller = caller;
};
