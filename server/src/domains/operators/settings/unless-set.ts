import { QUOTA_NAMES, QUOTAS } from '../../../brand/quotas.ts';
import type { Config } from '../../../config.ts';

/** What a brand's settings are where operators have set nothing, as far as the configuration says it. */
export const settingsUnlessSet = ({ limits, minVersion }: Pick<Config, 'limits' | 'minVersion'>) => ({
  sms: { per_day: limits.smsPerDay, countries: limits.smsCountries },
  quotas: Object.fromEntries(QUOTA_NAMES.map((name) => [name, limits[QUOTAS[name].limit]])),
  version: { minimum: minVersion },
});
