import type { FastifyRequest } from 'fastify';
import { ApiError } from '../infra/errors.ts';
import type { Infra } from '../infra/infra.ts';
import { createOnce } from '../infra/once.ts';
import { findSetting } from '../infra/settings/settings.repository.ts';

/** Milliseconds after which what an operator has set is seen by every node. */
const FRESH = 2_000;

const isOlder = (version: string, least: string): boolean => {
  const [mine, needed] = [version, least].map((text) => text.split('.').map(Number)) as [number[], number[]];
  for (let part = 0; part < 3; part += 1) {
    const difference = (mine[part] || 0) - (needed[part] || 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
};

/**
 * Applications say their version; those older than the configuration or the brand's operators want are refused. The web client says none,
 * so nothing is read for it. What cannot be read refuses nobody.
 */
export const createVersionGate = ({ config, keeping }: Pick<Infra, 'config' | 'keeping'>) => {
  const once = createOnce({ most: 200, age: FRESH });
  const settingOf = (brand: string) =>
    once([brand], () => findSetting(keeping.tenant(brand), 'version')).catch(() => ({}));
  return async ({ headers, tenant, routeOptions }: FastifyRequest): Promise<void> => {
    const version = headers['x-app-version'];
    if (typeof version !== 'string') return;
    if (isOlder(version, config.minVersion)) throw new ApiError('api.outdated_version');
    // An operator's browser is no application.
    if (routeOptions.url?.startsWith('/ops/')) return;
    const { minimum } = (await settingOf(tenant.brand.id)) as { minimum?: unknown };
    if (typeof minimum === 'string' && isOlder(version, minimum)) throw new ApiError('api.outdated_version');
  };
};
