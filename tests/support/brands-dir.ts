import { join } from 'node:path';

/** The folders of the brands that come with the repository. */
export const BRANDS_DIR = join(import.meta.dirname, '../../brands');
