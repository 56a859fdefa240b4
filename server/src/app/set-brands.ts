import type { FastifyInstance } from 'fastify';
import type { SetBrands } from '../infra/settings/set-brands.ts';

/** Files that are read are the same whatever is set; operators work with all that the brand's folder allows. */
const IS_APART = /^\/(assets|brands|objects\/(public|signed)|ops)(\/|$)/;

/**
 * From here on the brand of a request has the features and quotas that operators have left it. Jobs and the command line see the folder: what
 * is under way comes to its end.
 */
export const useSetBrands = (app: FastifyInstance, brands: Pick<SetBrands, 'of'>): void => {
  app.addHook('onRequest', async (request) => {
    const { tenant, routeOptions } = request;
    // Health checks have no brand.
    if (!tenant || IS_APART.test(routeOptions.url ?? '')) return;
    const brand = await brands.of(tenant.brand);
    if (brand !== tenant.brand) request.tenant = { ...tenant, brand };
  });
};
