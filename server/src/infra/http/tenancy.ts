import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import type { Infra } from '../infra.ts';
import { networkOf } from '../rate-limit/network.ts';
import type { Tenant } from '../tenancy.ts';
import { localeOf } from './languages.ts';
import { brandOfOpsHost, isOnWrongHost } from './ops-host.ts';

/**
 * Gives every request its brand by host name, before anything else looks at it. A host of no brand is refused;
 * health checks alone need none.
 */
export const useTenancy = (app: FastifyInstance, infra: Infra): void => {
  const tenantsOn = (database: Pick<Database, 'tenant'>) =>
    new Map<string, Tenant>(
      infra.brands.all.map((brand) => [brand.id, { brand, db: database.tenant(brand.id) }]),
    );
  const tenants = tenantsOn(infra.database);
  const tenantsOfGuests = tenantsOn(infra.guests);
  const tenantsOfChanges = tenantsOn(infra.changing);
  const tenantsOf = ({ method, place }: FastifyRequest) => {
    if (place.access === 'guest') return tenantsOfGuests;
    return method === 'GET' || method === 'HEAD' ? tenants : tenantsOfChanges;
  };
  /** A brand that was read again since stands in its tenant from now on. */
  const tenantOf = (request: FastifyRequest): Tenant | undefined => {
    const { host = '' } = request.headers;
    const brand = infra.brands.byHost(host) ?? brandOfOpsHost(infra, host);
    const tenants = tenantsOf(request);
    const known = brand && tenants.get(brand.id);
    if (!brand || !known || known.brand === brand) return known;
    const renewed = { ...known, brand };
    tenants.set(brand.id, renewed);
    return renewed;
  };
  app.decorateRequest('tenant');
  app.decorateRequest('caller', undefined);
  app.decorateRequest('locale', 'zh-CN');
  app.decorateRequest('address', '');
  app.addHook('onRequest', async (request, reply) => {
    if (namesNoOneHost(request)) throw new ApiError('api.validation');
    if (isOnWrongHost(request, infra.config.opsHost)) throw new ApiError('api.not_found');
    request.address = networkOf(addressOf(request, infra.config.addressHeader));
    const tenant = tenantOf(request);
    if (tenant) {
      request.tenant = tenant;
      request.locale = localeOf(request.headers['accept-language'], tenant.brand.config.locale);
    } else if (!request.place.anyHost) {
      reply.header('vary', 'host');
      throw new ApiError('api.not_found');
    }
  });
};

/** A proxy and we could each believe another one: a whole address in the request line, or a second Host header; or none. */
const namesNoOneHost = ({ raw, place }: FastifyRequest): boolean => {
  const hosts = raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;
  return !raw.url?.startsWith('/') || hosts > 1 || (hosts === 0 && !place.anyHost);
};

const addressOf = (request: FastifyRequest, header: string | undefined): string => {
  const told = header === undefined ? undefined : request.headers[header];
  const last = typeof told === 'string' ? told.split(',').at(-1)?.trim() : undefined;
  return last || request.raw.socket.remoteAddress || '';
};
