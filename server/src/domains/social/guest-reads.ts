import { limitFor } from '../../brand/quotas.ts';
import { ApiError } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import { createOnce } from '../../infra/once.ts';
import type { RateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../infra/tenancy.ts';

const HOUR = 3_600_000;
const READS = 500;

/** What guests read is counted, an hour and address, and read once for all of them. */
export interface GuestReads {
  /**
   * Counts `cost` posts before they are read; a page of comments costs what a post costs. What begins below the quota is
   * delivered whole.
   * @throws api.guest_quota
   */
  charge(tenant: Tenant, address: string, cost: number): Promise<void>;
  giveBack(tenant: Tenant, address: string, cost: number): Promise<void>;
  /** Guests all see the same: runs `read` once in some seconds for a key, however many ask at once. */
  once<T extends object>(tenant: Tenant, key: readonly unknown[], read: () => Promise<T>): Promise<T>;
}

export const createGuestReads = (
  limiter: RateLimiter,
  { config, space }: Pick<Infra, 'config' | 'space'>,
): GuestReads => {
  const { limits } = config;
  const keyOf = (address: string) => `guest-posts:${address}`;
  const once = createOnce({ most: READS, age: limits.guestPageSeconds * 1000 });
  return {
    charge: async (tenant, address, cost) => {
      // Counting is a write; what is read once for all guests is not.
      if (space.level === 'none') return;
      const limit = limitFor(tenant.brand, limits, 'guestPerHour');
      const rate = { limit, windowMs: HOUR, cost };
      const { count, retryAfter } = await limiter.take(tenant, keyOf(address), rate);
      if (count - cost >= limit)
        throw new ApiError('api.guest_quota', { retry_after: Math.max(1, retryAfter) });
    },
    giveBack: async (tenant, address, cost) => {
      if (cost > 0 && space.level !== 'none') await limiter.giveBack(tenant, keyOf(address), cost);
    },
    once: (tenant, key, read) => once([tenant.brand.id, ...key], read),
  };
};
