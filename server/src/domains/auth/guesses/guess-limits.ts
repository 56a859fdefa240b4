import type { Config } from '../../../config.ts';
import type { RateLimiter } from '../../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { Origin } from '../origin.ts';
import type { Secrets } from '../secrets.ts';

/** Wrong tries are forgotten after this long. */
export const WINDOW = 15 * 60 * 1000;

export interface Guess {
  what: 'password' | 'code' | 'invite';
  deviceId: string;
  address: Origin['address'];
}

export interface CountedGuess {
  /** The device has guessed before, and not been right since. */
  isAgain: boolean;
  /** For a right one, and for one that was not judged. */
  takeBack(): Promise<void>;
}

/** Limits wrong passwords, codes and invite codes by the network they come from, for any account. */
export interface GuessLimits {
  /**
   * Counts a try before it is judged, so that guesses at once count too.
   * @throws api.too_frequent
   */
  count(tenant: Tenant, guess: Guess): Promise<CountedGuess>;
}

interface Parts {
  config: Config;
  limiter: RateLimiter;
  secrets: Secrets;
}

export const createGuessLimits = ({ config: { limits }, limiter, secrets }: Parts): GuessLimits => {
  const allowed = {
    password: { address: limits.wrongPasswordsPerAddress, device: limits.wrongPasswordsPerDevice },
    code: { address: limits.wrongCodesPerAddress, device: limits.wrongCodesPerDevice },
    invite: { address: limits.wrongCodesPerAddress, device: limits.wrongCodesPerDevice },
  };
  return {
    count: async (tenant, { what, deviceId, address }) => {
      const device = secrets.deviceHash(tenant.brand.id, deviceId).toString('base64url');
      const addressKey = `guess:${what}:address:${address}`;
      const deviceKey = `guess:${what}:device:${device}`;
      await limiter.enforce(tenant, addressKey, { limit: allowed[what].address, windowMs: WINDOW });
      const ofDevice = { limit: allowed[what].device, windowMs: WINDOW };
      const uses = await limiter.enforce(tenant, deviceKey, ofDevice);
      return {
        isAgain: uses > 1,
        takeBack: async () => {
          await limiter.giveBack(tenant, addressKey);
          await limiter.giveBack(tenant, deviceKey);
        },
      };
    },
  };
};
