import type { FastifyInstance } from 'fastify';
import type { FeatureSwitches } from '../infra/settings/feature-switches.ts';

/** Files are the same whatever is switched off; operators work with all that the brand's folder allows. */
const IS_APART = /^\/(assets|brands|objects|ops)(\/|$)/;

/**
 * From here on the brand of a request has the features that operators have left on. Jobs and the command line see the folder: what
 * is under way comes to its end.
 */
export const useFeatureSwitches = (app: FastifyInstance, features: Pick<FeatureSwitches, 'of'>): void => {
  app.addHook('onRequest', async (request) => {
    const { tenant, routeOptions } = request;
    // Health checks have no brand.
    if (!tenant || IS_APART.test(routeOptions.url ?? '')) return;
    const brand = await features.of(tenant.brand);
    if (brand !== tenant.brand) request.tenant = { ...tenant, brand };
  });
};
