import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '../../infra/errors.ts';
import type { Infra } from '../../infra/infra.ts';
import type { RateLimiter } from '../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../infra/tenancy.ts';
import { type Account, findAccount } from './accounts.repository.ts';
import type { Identifier } from './identifier.ts';
import type { Passwords } from './password.ts';

export const WINDOW = 15 * 60 * 1000;
const DELAY_STEP = 1_000;
const LONGEST_DELAY = 3_000;

type Parts = Pick<Infra, 'config'> & { limiter: RateLimiter; passwords: Passwords };

/**
 * Checks a password; answers the account. Each attempt is counted before it is judged, so that parallel guesses
 * count too, and a right one is taken back. Too many wrong ones for an identifier slow its answers and never shut
 * its owner out; too many from an address are refused.
 * @throws api.unauthorized for a wrong password and for an unknown account alike, api.too_frequent
 */
export const checkPassword = async (
  { config, limiter, passwords }: Parts,
  tenant: Tenant,
  { identifier, password, address }: { identifier: Identifier; password: string; address: string },
): Promise<Account> => {
  const { wrongPasswords, wrongPasswordsPerAddress } = config.limits;
  const addressKey = `password:address:${address}`;
  const identifierKey = `password:${identifier.mode}:${identifier.value}`;
  await limiter.demand(tenant, addressKey, { limit: wrongPasswordsPerAddress, windowMs: WINDOW });
  const { count } = await limiter.take(tenant, identifierKey, { limit: wrongPasswords, windowMs: WINDOW });
  if (count > wrongPasswords) await sleep(Math.min((count - wrongPasswords) * DELAY_STEP, LONGEST_DELAY));
  const account = await findAccount(tenant.db, identifier);
  const fits = await passwords.verify(account?.hash ?? undefined, password);
  if (!account || !fits) throw new ApiError('api.unauthorized');
  await limiter.giveBack(tenant, addressKey);
  await limiter.giveBack(tenant, identifierKey);
  return account;
};
