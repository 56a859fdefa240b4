import type { ErrorCode } from '@livery/contract';
import { ApiError } from '../../../infra/errors.ts';
import type { Infra } from '../../../infra/infra.ts';
import type { RateLimiter } from '../../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { WINDOW } from '../guesses/guess-limits.ts';
import { findPassword } from '../identifiers/accounts.repository.ts';
import type { Passwords } from './password.ts';

/**
 * Asks a signed-in user for their password again; returns the hash that it fits. Only a session can spend its tries, so
 * they may run out.
 * @throws the given code for a wrong password, api.too_frequent
 */
export type OwnPassword = (
  tenant: Tenant,
  userId: string,
  typed: string,
  refusal: ErrorCode,
) => Promise<string>;

type Parts = Pick<Infra, 'config'> & { limiter: RateLimiter; passwords: Passwords };

export const createOwnPassword =
  ({ config, limiter, passwords }: Parts): OwnPassword =>
  async (tenant, userId, typed, refusal) => {
    const key = `password:user:${userId}`;
    await limiter.enforce(tenant, key, { limit: config.limits.wrongPasswords, windowMs: WINDOW });
    const stored = await findPassword(tenant.db, userId);
    const fits = await passwords.verify(stored?.hash, typed);
    if (!stored || !fits) throw new ApiError(refusal);
    await limiter.giveBack(tenant, key);
    return stored.hash;
  };
