import { randomInt, timingSafeEqual } from 'node:crypto';
import { LIMITS, type Locale, parseCode } from '@livery/contract';
import { ApiError } from '../../../infra/errors.ts';
import type { Infra } from '../../../infra/infra.ts';
import { phoneRules } from '../../../infra/phone-rules.ts';
import type { RateLimiter } from '../../../infra/rate-limit/rate-limit.ts';
import type { Tenant } from '../../../infra/tenancy.ts';
import type { Identifier } from '../identifiers/identifier.ts';
import type { Secrets } from '../secrets.ts';
import { codeMessage } from './code.message.ts';
import { countTry, hasCode, removeExpired, storeCode } from './codes.repository.ts';
import { smsLimitsOf } from './sms-limits.ts';

export interface CodeRequest {
  identifier: Identifier;
  deviceId: string;
  address: string;
  locale: Locale;
}

/** Verification codes: six digits, five minutes, five tries. Nothing here knows whether an account exists. */
export interface Codes {
  /** @throws api.too_frequent (`retry_after`), api.invalid_phone, api.unavailable when it could not be handed over */
  send(tenant: Tenant, request: CodeRequest): Promise<void>;
  /** Counts a try; returns the digest by which `removeCode` uses the code up. @throws api.invalid_code, api.expired_code */
  verify(tenant: Tenant, identifier: Identifier, typed: string): Promise<Buffer>;
  /** Forgets codes that are over. */
  removeExpired(tenant: Tenant): Promise<void>;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

type Parts = Pick<Infra, 'config' | 'log' | 'mailer' | 'sms'> & { limiter: RateLimiter; secrets: Secrets };

export const createCodes = (parts: Parts): Codes => {
  const { limiter, secrets, log } = parts;
  return {
    send: async (tenant, request) => {
      const { brand, db } = tenant;
      const { identifier } = request;
      const spent = await spend(parts, tenant, request);
      const code = String(randomInt(10 ** LIMITS.codeLength)).padStart(LIMITS.codeLength, '0');
      try {
        await deliver(parts, tenant, request, code);
      } catch (error) {
        // Errors of adapters quote the address they failed for: only their code is logged.
        log.error({ brand: brand.id, mode: identifier.mode, reason: reasonOf(error) }, 'code not delivered');
        for (const key of spent) await limiter.giveBack(tenant, key);
        throw new ApiError('api.unavailable');
      }
      // Only now: what is given back above must not have been open to guesses.
      await storeCode(db, identifier, secrets.codeHash(brand.id, identifier, code), LIMITS.codeLifetime);
    },
    verify: async ({ brand, db }, identifier, typed) => {
      const code = parseCode(typed);
      if (code === undefined) throw new ApiError('api.invalid_code');
      const live = await countTry(db, identifier, LIMITS.codeTries);
      if (!live)
        throw new ApiError((await hasCode(db, identifier)) ? 'api.expired_code' : 'api.invalid_code');
      const codeHash = secrets.codeHash(brand.id, identifier, code);
      if (!timingSafeEqual(live.code_hash, codeHash)) throw new ApiError('api.invalid_code');
      return codeHash;
    },
    removeExpired: ({ db }) => removeExpired(db),
  };
};

/** Takes from every limit; returns the keys to give back when nothing was sent. */
const spend = async (
  { config, limiter, secrets }: Parts,
  tenant: Tenant,
  { identifier, deviceId, address }: CodeRequest,
): Promise<string[]> => {
  const { codesPerDay, codesPerDeviceHour, codesPerAddressHour } = config.limits;
  const sms = identifier.mode === 'phone' ? await smsLimitsOf(tenant, config) : undefined;
  const who = `${identifier.mode}:${identifier.value}`;
  if (sms && sms.countries.length > 0) {
    const country = (await phoneRules()).countryOfPhone(identifier.value);
    if (country === undefined) throw new ApiError('api.invalid_phone');
    if (!sms.countries.includes(country)) throw new ApiError('api.invalid_phone', { country });
  }
  const device = secrets.deviceHash(tenant.brand.id, deviceId).toString('base64url');
  const rates = [
    [`code:address:${address}`, codesPerAddressHour, HOUR],
    [`code:device:${device}`, codesPerDeviceHour, HOUR],
    [`code:resend:${who}`, 1, LIMITS.codeResend],
    [`code:day:${who}`, codesPerDay, DAY],
    ...(sms ? ([['code:sms', sms.perDay, DAY]] as const) : []),
  ] as const;
  for (const [key, limit, windowMs] of rates) await limiter.enforce(tenant, key, { limit, windowMs });
  return rates.map(([key]) => key).filter((key) => /^code:(resend|day|sms)/.test(key));
};

const deliver = async (
  { mailer, sms }: Parts,
  { brand }: Tenant,
  { identifier: { mode, value }, locale }: CodeRequest,
  code: string,
): Promise<void> => {
  const { sms: short, ...mail } = codeMessage(brand, locale, code, LIMITS.codeLifetime);
  if (mode === 'phone') await sms.send({ brand: brand.id, to: value, text: short, code });
  else await mailer.send({ brand: brand.id, to: value, code, ...mail });
};

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error
    ? String(error.code)
    : error instanceof Error
      ? error.name
      : 'unknown';
