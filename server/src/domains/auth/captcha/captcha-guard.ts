import { ApiError } from '../../../infra/errors.ts';
import type { Infra } from '../../../infra/infra.ts';
import type { RateLimiter } from '../../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { Secrets } from '../secrets.ts';

interface Input {
  device_id: string;
  lot_number?: string;
  captcha_output?: string;
  pass_token?: string;
  gen_time?: string;
}

/**
 * Lets a code be asked for where the brand wants a captcha first. While the provider is down people pass, far fewer
 * of them.
 * @throws api.validation {captcha}, api.too_frequent, api.unavailable without the brand's key
 */
export type CaptchaGuard = (tenant: Tenant, input: Input, address: string) => Promise<void>;

const HOUR = 60 * 60 * 1000;
const OUTAGE_PER_ADDRESS = { limit: 10, windowMs: HOUR };
const OUTAGE_PER_DEVICE = { limit: 3, windowMs: HOUR };
const ONCE = { limit: 1, windowMs: HOUR };

type Parts = Pick<Infra, 'captcha' | 'config' | 'log'> & { limiter: RateLimiter; secrets: Secrets };

export const createCaptchaGuard =
  ({ captcha, config, limiter, log, secrets }: Parts): CaptchaGuard =>
  async (tenant, input, address) => {
    const { id, config: brand } = tenant.brand;
    if (!brand.features.captcha) return;
    const key = config.captcha.keys.get(id);
    if (key === undefined) throw new ApiError('api.unavailable');
    const { lot_number = '', captcha_output = '', pass_token = '', gen_time = '' } = input;
    const answer = { lot_number, captcha_output, pass_token, gen_time };
    const isWhole = !Object.values(answer).includes('');
    // Asked for a missing answer too: while the provider is down nobody can have one.
    const verdict = await captcha.check(answer, { id: brand.captcha.id, key });
    if (verdict !== 'outage' && !isWhole) throw new ApiError('api.validation', { captcha: 'required' });
    if (verdict === 'failed') throw new ApiError('api.validation', { captcha: 'failed' });
    if (verdict === 'passed') {
      const { allowed } = await limiter.take(tenant, `captcha:lot:${lot_number}`, ONCE);
      if (!allowed) throw new ApiError('api.validation', { captcha: 'failed' });
      return;
    }
    log.warn({ brand: id }, 'the captcha provider does not respond; codes go out under tighter limits');
    await limiter.enforce(tenant, `captcha:outage:address:${address}`, OUTAGE_PER_ADDRESS);
    const device = secrets.deviceHash(id, input.device_id).toString('base64url');
    await limiter.enforce(tenant, `captcha:outage:device:${device}`, OUTAGE_PER_DEVICE);
  };
