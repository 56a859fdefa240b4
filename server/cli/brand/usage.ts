import { join, resolve } from 'node:path';

/** The command line asks for something that cannot be done; the message is a sentence with the remedy. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const ROOT = join(import.meta.dirname, '../../..');

/** The folder of brands: `--dir`, `BRANDS_DIR`, or the repository's. */
export const brandsDir = (option: string | undefined): string =>
  resolve(option ?? (process.env['BRANDS_DIR'] || join(ROOT, 'brands')));
