import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '../../../infra/errors.ts';
import type { Infra } from '../../../infra/infra.ts';
import type { RateLimiter } from '../../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import { type GuessLimits, WINDOW } from '../guesses/guess-limits.ts';
import { type Account, findAccount } from '../identifiers/accounts.repository.ts';
import type { Identifier } from '../identifiers/identifier.ts';
import type { Passwords } from '../password/password.ts';

const DELAY_STEP = 1_000;
const LONGEST_DELAY = 3_000;

type Parts = Pick<Infra, 'config'> & { guesses: GuessLimits; limiter: RateLimiter; passwords: Passwords };

export interface Attempt {
  identifier: Identifier;
  password: string;
  deviceId: string;
  address: string;
}

/**
 * Checks a password; returns the account. Each attempt is counted before it is judged, so that parallel guesses
 * count too, and a right one is taken back. Too many wrong ones for an identifier slow its responses and never shut
 * its owner out; too many from an address or a device are refused.
 * @throws api.unauthorized for a wrong password and for an unknown account alike, with the status 400: nobody's
 * session has ended; api.too_frequent
 */
export const checkPassword = async (
  { config, guesses, limiter, passwords }: Parts,
  tenant: Tenant,
  { identifier, password, deviceId, address }: Attempt,
): Promise<Account> => {
  const { wrongPasswords } = config.limits;
  const guess = await guesses.count(tenant, { what: 'password', deviceId, address });
  const identifierKey = `password:${identifier.mode}:${identifier.value}`;
  const { count } = await limiter.take(tenant, identifierKey, { limit: wrongPasswords, windowMs: WINDOW });
  if (count > wrongPasswords) await sleep(Math.min((count - wrongPasswords) * DELAY_STEP, LONGEST_DELAY));
  const account = await findAccount(tenant.db, identifier);
  const takeBack = async () => {
    await guess.takeBack();
    await limiter.giveBack(tenant, identifierKey);
  };
  // Clients with wrong guesses queue behind those without.
  const isPreferred = count === 1 && !guess.isAgain;
  const verified = passwords.verify(account?.hash ?? undefined, password, { isPreferred });
  const fits = await verified.catch(async (error: unknown) => {
    // A full queue judged nothing.
    await takeBack();
    throw error;
  });
  if (!account || !fits) throw new ApiError('api.unauthorized', undefined, 400);
  await takeBack();
  return account;
};
