import { existsSync } from 'node:fs';
import { loadBrands } from '../../../server/src/brand/brand.loader.ts';

const { all } = await loadBrands(new URL('../../../brands', import.meta.url).pathname, { strict: true });

const hasDemo = (id: string): boolean =>
  existsSync(new URL(`../../../server/demo/${id}/posts.json`, import.meta.url));

/** The brands of the repository that have something to show, as the server reads them: walks begin at a feed. */
export const allBrands = all.filter(({ id }) => hasDemo(id));
