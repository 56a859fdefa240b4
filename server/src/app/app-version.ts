import type { FastifyRequest } from 'fastify';
import { isOlderVersion } from '../config.version.ts';
import { ApiError } from '../infra/errors.ts';
import type { Infra } from '../infra/infra.ts';
import { createOnce } from '../infra/once.ts';
import { FRESH } from '../infra/settings/fresh.ts';
import { findSetting } from '../infra/settings/settings.repository.ts';

/**
 * Clients say their version; those older than the configuration or the brand's operators want are refused. What a node
 * itself serves is never too old: neither may ask for more. What cannot be read refuses nobody.
 */
export const createVersionGate = ({ config, keeping }: Pick<Infra, 'config' | 'keeping'>) => {
  const once = createOnce({ most: 200, age: FRESH });
  const settingOf = (brand: string) =>
    once([brand], () => findSetting(keeping.tenant(brand), 'version')).catch(() => ({}));
  return async ({ headers, tenant, routeOptions }: FastifyRequest): Promise<void> => {
    const version = headers['x-app-version'];
    if (typeof version !== 'string') return;
    if (isOlderVersion(version, config.minVersion)) throw new ApiError('api.outdated_version');
    // Who set it too high has to be able to take it back.
    if (routeOptions.url?.startsWith('/ops/')) return;
    const { minimum } = (await settingOf(tenant.brand.id)) as { minimum?: unknown };
    if (typeof minimum === 'string' && isOlderVersion(version, minimum))
      throw new ApiError('api.outdated_version');
  };
};
