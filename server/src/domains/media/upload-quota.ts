import { limitFor } from '../../brand/quotas.ts';
import { ApiError } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import { createRateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../infra/tenancy.ts';

const DAY = 24 * 3_600_000;
const KILOBYTE = 1024;

/** What one person may put on the disk in a day, and what must stay free of it for everything else. */
export const createUploadQuota = ({ config, log, objects }: Pick<Infra, 'config' | 'log' | 'objects'>) => {
  const limiter = createRateLimiter();
  const limitOf = ({ brand }: Tenant, name: 'uploadsPerDay' | 'uploadMegabytesPerDay') =>
    limitFor(brand, config.limits, name);
  return {
    /** One more target. @throws api.too_frequent */
    countTarget: async (tenant: Tenant, userId: string): Promise<void> => {
      await limiter.enforce(tenant, `uploads:${userId}`, {
        limit: limitOf(tenant, 'uploadsPerDay'),
        windowMs: DAY,
      });
    },

    /** So many bytes, before they are read. @throws api.too_frequent */
    countBytes: async (tenant: Tenant, userId: string, bytes: number): Promise<void> => {
      const rate = { limit: limitOf(tenant, 'uploadMegabytesPerDay') * KILOBYTE, windowMs: DAY };
      await limiter.enforce(tenant, `upload-kilobytes:${userId}`, {
        ...rate,
        cost: Math.ceil(bytes / KILOBYTE),
      });
    },

    /** Logins and messages need the rest of the disk. @throws api.unavailable */
    requireRoom: async (): Promise<void> => {
      const free = await objects.freeSpace();
      if (free >= config.freeSpace) return;
      log.warn({ free, needed: config.freeSpace }, 'uploads are refused: the disk is nearly full');
      throw new ApiError('api.unavailable');
    },
  };
};

export type UploadQuota = ReturnType<typeof createUploadQuota>;
