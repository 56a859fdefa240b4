import type { BrandRegistry } from './brand/brand.registry.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config.values.ts';

interface Missing {
  readonly brand: string;
  readonly what: string;
  readonly variable: string;
  /** What does not work. */
  readonly without: string;
}

type Settings = Pick<Config, 'mode' | 'captcha' | 'google'>;
type Brands = Pick<BrandRegistry, 'all'>;

/** Secrets that brands need for what they switch on, and do not have. */
const missingSecrets = ({ captcha, google }: Settings, { all }: Brands): Missing[] =>
  all.flatMap(({ id, config: { features, google: client } }) => {
    const variable = (name: string) => `${name}_${id.toUpperCase()}`;
    const missing: Missing[] = [];
    if (features.captcha && !captcha.keys.has(id))
      missing.push({
        brand: id,
        what: 'the captcha key',
        variable: variable('CAPTCHA_KEY'),
        without: 'it sends no codes',
      });
    if (features.google && client.client_id !== '' && !google.secrets.has(id))
      missing.push({
        brand: id,
        what: 'the Google client secret',
        variable: variable('GOOGLE_CLIENT_SECRET'),
        without: 'nobody logs in with Google',
      });
    return missing;
  });

/**
 * A brand that switches on what needs a secret must have it in production; elsewhere it goes on without, and says so.
 * @throws ConfigError that names the variable
 */
export const refuseUnfitBrands = (
  settings: Settings,
  brands: Brands,
  warn: (sentence: string) => void,
): void => {
  for (const { brand, what, variable, without } of missingSecrets(settings, brands)) {
    if (settings.mode === 'production')
      throw new ConfigError(`Production needs ${what} of ${brand}: set ${variable}.`);
    warn(`${what} of ${brand} is missing, and ${without}: set ${variable}`);
  }
};
