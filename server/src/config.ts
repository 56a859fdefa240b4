import { join, resolve } from 'node:path';
import { developmentSecret } from './development-secret.ts';
import { GEETEST } from './infra/captcha/geetest.ts';

/** Settings of one server process, read once from the environment. `ConfigError` messages name the variable and the remedy. */
export interface Config {
  mode: 'development' | 'production';
  host: string;
  port: number;
  dataDir: string;
  brandsDir: string;
  clientDir: string;
  /** Absent: the embedded PostgreSQL in the data folder. */
  databaseUrl: string | undefined;
  poolSize: number;
  /** Key of signatures of URLs and cursors; each brand's key is derived from it. */
  secret: Buffer;
  /** Header that a trusted proxy sets to the caller's address; absent: the socket's peer. */
  addressHeader: string | undefined;
  logLevel: string;
  smtp: { url: string; from: string } | undefined;
  sms: { url: string; token: string } | undefined;
  google: {
    /** Issuer of the OpenID provider; its endpoints come from its discovery document. */
    issuer: string;
    /** Client secret by brand id. */
    secrets: ReadonlyMap<string, string>;
  };
  captcha: {
    /** Base address of the captcha provider's calls. */
    url: string;
    /** Address of the provider's script, which the page `/captcha` runs. */
    script: string;
    /** Key of the server-side check by brand id. */
    keys: ReadonlyMap<string, string>;
  };
  minVersion: string;
  limits: {
    guestPerHour: number;
    codesPerDay: number;
    codesPerDeviceHour: number;
    codesPerAddressHour: number;
    wrongPasswords: number;
    wrongPasswordsPerAddress: number;
    wrongPasswordsPerDevice: number;
    wrongCodesPerAddress: number;
    wrongCodesPerDevice: number;
    smsPerDay: number;
    /** ISO codes of the countries that get short messages; empty: all. */
    smsCountries: readonly string[];
  };
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Record<string, string | undefined>;

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);
const root = new URL('../../', import.meta.url).pathname;

/** @throws ConfigError, PostgresLaunchError with a sentence that names the variable or the path and the remedy. */
export const readConfig = (env: Environment): Config => {
  const host = env['HOST'] || '127.0.0.1';
  const mode = env['NODE_ENV'] === 'production' || !LOOPBACK.has(host) ? 'production' : 'development';
  const dataDir = resolve(env['DATA_DIR'] || join(root, '.data'));
  const smtp = env['SMTP_URL'] ? { url: env['SMTP_URL'], from: env['SMTP_FROM'] || '' } : undefined;
  const sms = env['SMS_GATEWAY_URL']
    ? { url: env['SMS_GATEWAY_URL'], token: env['SMS_GATEWAY_TOKEN'] || '' }
    : undefined;
  if (mode === 'production') refuseUnfit(env, smtp, sms);
  return {
    mode,
    host,
    port: whole(env, 'PORT', 3000, 0, 65_535),
    dataDir,
    brandsDir: resolve(env['BRANDS_DIR'] || join(root, 'brands')),
    clientDir: resolve(env['CLIENT_DIR'] || join(root, 'dist/client')),
    databaseUrl: env['DATABASE_URL'] || undefined,
    poolSize: whole(env, 'DATABASE_POOL', 10, 1, 200),
    secret: env['SECRET_KEY'] ? Buffer.from(env['SECRET_KEY']) : developmentSecret(dataDir),
    addressHeader: env['ADDRESS_HEADER']?.toLowerCase() || undefined,
    logLevel: env['LOG_LEVEL'] || 'info',
    smtp,
    sms,
    google: {
      issuer: env['GOOGLE_ISSUER'] || 'https://accounts.google.com',
      secrets: byBrand(env, 'GOOGLE_CLIENT_SECRET_'),
    },
    captcha: { ...captchaAddresses(env), keys: byBrand(env, 'CAPTCHA_KEY_') },
    minVersion: env['MIN_APP_VERSION'] || '0.0.0',
    limits: {
      guestPerHour: whole(env, 'GUEST_POSTS_PER_HOUR', 600, 1),
      codesPerDay: whole(env, 'CODES_PER_DAY', 10, 1),
      codesPerDeviceHour: whole(env, 'CODES_PER_DEVICE_HOUR', 30, 1),
      codesPerAddressHour: whole(env, 'CODES_PER_ADDRESS_HOUR', 200, 1),
      wrongPasswords: whole(env, 'WRONG_PASSWORDS', 10, 1),
      wrongPasswordsPerAddress: whole(env, 'WRONG_PASSWORDS_PER_ADDRESS', 200, 1),
      wrongPasswordsPerDevice: whole(env, 'WRONG_PASSWORDS_PER_DEVICE', 60, 1),
      wrongCodesPerAddress: whole(env, 'WRONG_CODES_PER_ADDRESS', 200, 1),
      wrongCodesPerDevice: whole(env, 'WRONG_CODES_PER_DEVICE', 60, 1),
      smsPerDay: whole(env, 'SMS_PER_DAY', 1000, 0),
      smsCountries: countries(env, 'SMS_COUNTRIES'),
    },
  };
};

/** A provider elsewhere has its script where GeeTest has it, unless that is named too. */
const captchaAddresses = (env: Environment): { url: string; script: string } => {
  const url = webAddress(env, 'CAPTCHA_URL');
  const script = webAddress(env, 'CAPTCHA_SCRIPT_URL');
  return { url: url ?? GEETEST.url, script: script ?? (url ? `${url}/v4/gt4.js` : GEETEST.script) };
};

/** An address of a browser's policy: whole, and without what a header could not carry. */
const webAddress = (env: Environment, name: string): string | undefined => {
  const text = env[name];
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.search + url.hash === '')
    return url.href.replace(/\/$/, '');
  throw new ConfigError(`${name} is "${text}": give a whole address, such as https://captcha.example.`);
};

/** `<PREFIX><BRAND>` → value, by brand id. */
const byBrand = (env: Environment, prefix: string): Map<string, string> =>
  new Map(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith(prefix) && value ? [[name.slice(prefix.length).toLowerCase(), value] as const] : [],
    ),
  );

const refuseUnfit = (env: Environment, smtp: Config['smtp'], sms: Config['sms']) => {
  const need = (fits: boolean, sentence: string) => {
    if (!fits) throw new ConfigError(`Production needs ${sentence}`);
  };
  need(
    Boolean(env['DATABASE_URL']) || env['EMBEDDED_POSTGRES'] === '1',
    'a database: set DATABASE_URL, or EMBEDDED_POSTGRES=1 to run PostgreSQL in the data folder.',
  );
  need((env['SECRET_KEY'] ?? '').length >= 32, 'a secret: set SECRET_KEY to at least 32 random characters.');
  need(smtp !== undefined && smtp.from !== '', 'a mail server: set SMTP_URL and SMTP_FROM.');
  need(sms !== undefined && sms.token !== '', 'an SMS gateway: set SMS_GATEWAY_URL and SMS_GATEWAY_TOKEN.');
};

const whole = (
  env: Environment,
  name: string,
  fallback: number,
  least: number,
  most = 1_000_000_000,
): number => {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new ConfigError(`${name} is "${text}": give a whole number from ${least} to ${most}.`);
};

const countries = (env: Environment, name: string): string[] => {
  const codes = (env[name] ?? '').split(/[\s,]+/).filter((code) => code !== '');
  const wrong = codes.find((code) => !/^[A-Z]{2}$/.test(code));
  if (wrong === undefined) return codes;
  throw new ConfigError(`${name} names "${wrong}": give ISO codes in capitals, such as CN,IN.`);
};
