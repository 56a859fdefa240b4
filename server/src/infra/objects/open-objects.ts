import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import { createObjects, type Objects } from './objects.ts';

/** Objects where the configuration says; what speaks to a bucket is loaded only where there is one. */
export const openObjects = async (
  { dataDir, secret, s3 }: Pick<Config, 'dataDir' | 'secret' | 's3'>,
  log: Pick<Logger, 'error'>,
): Promise<Objects> => {
  const store = s3 && (await import('./s3/s3-store.ts')).createS3Store(s3, log);
  return createObjects({ dir: join(dataDir, 'objects'), secret, store });
};
