import { ApiError } from '../errors.ts';
import type { Tenant } from '../tenancy.ts';
import { type CountedUse, countUses, uncountUse, type Window } from './rate-limit.repository.ts';

export interface Rate {
  limit: number;
  windowMs: number;
  /** Units of this use: 1 when absent. */
  cost?: number;
}

export interface Use {
  allowed: boolean;
  /** Seconds until the window ends; 0 when allowed. */
  retryAfter: number;
  /** Uses in the window, this one included, also when it was refused. */
  count: number;
}

/** Counts uses of a key in windows that begin with its first use. Keys of one brand never meet another's. */
export interface RateLimiter {
  take(tenant: Tenant, key: string, rate: Rate): Promise<Use>;
  /** As `take`; returns the uses in the window. @throws api.too_frequent with `retry_after` in seconds */
  enforce(tenant: Tenant, key: string, rate: Rate): Promise<number>;
  /** Takes a use back that turned out harmless. */
  giveBack(tenant: Tenant, key: string, cost?: number): Promise<void>;
}

/** In a statement of its own: it may be part of a transaction. */
const countAlone = async ({ db }: Pick<Tenant, 'db'>, use: CountedUse): Promise<Window> => {
  const window = (await countUses(db, [use])).get(use.key);
  if (!window) throw new Error('a use was not counted');
  return window;
};

export const createRateLimiter = (
  countUse: (tenant: Tenant, use: CountedUse) => Promise<Window> = countAlone,
): RateLimiter => {
  const take: RateLimiter['take'] = async (tenant, key, { limit, windowMs, cost = 1 }) => {
    const { count, expires_at } = await countUse(tenant, { key, cost, windowMs });
    const allowed = count <= limit;
    const seconds = Math.ceil((expires_at.getTime() - Date.now()) / 1000);
    return { allowed, retryAfter: allowed ? 0 : Math.max(1, seconds), count };
  };
  return {
    take,
    enforce: async (tenant, key, rate) => {
      const { allowed, retryAfter, count } = await take(tenant, key, rate);
      if (!allowed) throw new ApiError('api.too_frequent', { retry_after: retryAfter });
      return count;
    },
    giveBack: ({ db }, key, cost = 1) => uncountUse(db, key, cost),
  };
};
