import { expect, test } from 'vitest';
import { loadBrands } from './brand/brand.loader.ts';
import { refuseUnfitBrands } from './brand-secrets.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './config.values.ts';
import { copyBrands } from './testing/brands.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://127.0.0.1/x',
  SECRET_KEY: 'x'.repeat(32),
  SMTP_URL: 'smtp://127.0.0.1',
  SMTP_FROM: 'hello@mail.example',
  SMS_GATEWAY_URL: 'http://127.0.0.1/sms',
  SMS_GATEWAY_TOKEN: 'token',
};

const refusal = async (changes: Parameters<typeof copyBrands>[0], env: Record<string, string>) => {
  const { dir, remove } = await copyBrands(changes);
  const warnings: string[] = [];
  try {
    const brands = await loadBrands(dir, { strict: true });
    refuseUnfitBrands(readConfig({ ...PRODUCTION, ...env }), brands, (sentence) => warnings.push(sentence));
    return warnings.join();
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  } finally {
    await remove();
  }
};

const CAPTCHA = {
  lotus: { features: { captcha: true }, captcha: { provider: 'geetest', id: 'public-id' } },
};
const GOOGLE = { saffron: { google: { enabled: true, client_id: 'public-id' } } };

test('the brands of the repository need no secrets', async () => {
  expect(await refusal({}, {})).toBe('');
});

test('production with a captcha and without its key refuses to start and names the variable', async () => {
  expect(await refusal(CAPTCHA, {})).toContain('CAPTCHA_KEY_LOTUS');
  expect(await refusal(CAPTCHA, { CAPTCHA_KEY_AURORA: 'key' })).toContain('CAPTCHA_KEY_LOTUS');
  expect(await refusal(CAPTCHA, { CAPTCHA_KEY_LOTUS: 'key' })).toBe('');
});

test('so it does with a Google client and without its secret', async () => {
  expect(await refusal(GOOGLE, {})).toContain('GOOGLE_CLIENT_SECRET_SAFFRON');
  expect(await refusal(GOOGLE, { GOOGLE_CLIENT_SECRET_SAFFRON: 'secret' })).toBe('');
});

test('where it is worked on it starts, and says what is missing', async () => {
  const development = { NODE_ENV: 'development' };
  expect(await refusal(CAPTCHA, development)).toBe(
    'the captcha key of lotus is missing, and it sends no codes: set CAPTCHA_KEY_LOTUS',
  );
  expect(await refusal(CAPTCHA, { ...development, CAPTCHA_KEY_LOTUS: 'key' })).toBe('');
});
