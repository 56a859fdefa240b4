import type { BrandRegistry } from './brand/brand.registry.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config.values.ts';

/**
 * In production a brand that switches on what needs a secret must have it.
 * @throws ConfigError that names the variable
 */
export const refuseUnfitBrands = (
  { mode, captcha, google }: Pick<Config, 'mode' | 'captcha' | 'google'>,
  brands: Pick<BrandRegistry, 'all'>,
): void => {
  if (mode !== 'production') return;
  for (const { id, config } of brands.all) {
    const need = (what: string, variable: string) => {
      throw new ConfigError(`Production needs ${what} of ${id}: set ${variable}_${id.toUpperCase()}.`);
    };
    if (config.features.captcha && !captcha.keys.has(id)) need('the captcha key', 'CAPTCHA_KEY');
    const usesGoogle = config.features.google && config.google.client_id !== '';
    if (usesGoogle && !google.secrets.has(id)) need('the Google client secret', 'GOOGLE_CLIENT_SECRET');
  }
};
