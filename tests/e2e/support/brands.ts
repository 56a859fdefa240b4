import { loadBrands } from '../../../server/src/brand/brand.loader.ts';

/** Every brand of the repository, as the server reads it. */
export const { all: allBrands } = await loadBrands(new URL('../../../brands', import.meta.url).pathname, {
  strict: true,
});
