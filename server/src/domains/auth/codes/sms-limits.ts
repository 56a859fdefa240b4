import type { Config } from '../../../config.ts';
import { findSetting } from '../../../infra/settings/settings.repository.ts';
import type { Tenant } from '../../../infra/tenancy.ts';

/** What a brand lets short messages cost. */
export interface SmsLimits {
  perDay: number;
  /** ISO codes of the countries that get them; empty: all. */
  countries: readonly string[];
}

/** Setting `sms` of the brand: `{"countries": ["CN"], "per_day": 500}`; what is missing or odd is the server's. */
export const smsLimitsOf = async ({ db }: Tenant, { limits }: Config): Promise<SmsLimits> => {
  const { countries, per_day } = await findSetting(db, 'sms');
  const isCount = typeof per_day === 'number' && Number.isInteger(per_day) && per_day >= 0;
  return {
    perDay: isCount ? per_day : limits.smsPerDay,
    countries: isCountries(countries) ? countries : limits.smsCountries,
  };
};

const isCountries = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((code) => typeof code === 'string' && /^[A-Z]{2}$/.test(code));
