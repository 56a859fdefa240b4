import { hkdfSync, type KeyObject } from 'node:crypto';
import { byBrand, ConfigError, type Environment, webAddress } from './config.values.ts';
import { signingKeyOf } from './infra/ed25519.ts';

export interface WellpayAccount {
  /** The name that a brand has at wellpay. */
  merchant: string;
  /** What both sides sign with. */
  key: Buffer;
}

export interface WellpayConfig {
  /** Base address of its calls. */
  url: string;
  /** Absent: the brand has no account there, and its points are not withdrawn to it. */
  accountOf(brand: string): WellpayAccount | undefined;
}

const LEAST_KEY = 32;

/** The key of a brand at the sandbox, which has the same secret of development. */
export const sandboxKeyOf = (secret: Buffer, merchant: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `wellpay ${merchant}`, 32));

/** The merchant that the sandbox is, beside the provider. */
export const SANDBOX_MERCHANT = { id: 'sandbox', name: 'Sandbox Store' } as const;

/** What the sandbox's own merchant signs its orders with. */
export const sandboxMerchantKey = (secret: Buffer): KeyObject =>
  signingKeyOf(Buffer.from(hkdfSync('sha256', secret, '', 'merchant sandbox', 32)));

/**
 * In development a brand without a key has that of the sandbox.
 * @throws ConfigError
 */
export const readWellpay = (env: Environment, development: Buffer | undefined): WellpayConfig => {
  const url = webAddress(env, 'WELLPAY_URL') ?? '';
  const keys = byBrand(env, 'WELLPAY_KEY_');
  const merchants = byBrand(env, 'WELLPAY_MERCHANT_');
  for (const [brand, key] of keys) {
    const name = `WELLPAY_KEY_${brand.toUpperCase()}`;
    if (key.length < LEAST_KEY)
      throw new ConfigError(`${name} is too short: give ${LEAST_KEY} characters or more.`);
    if (url === '') throw new ConfigError(`${name} needs WELLPAY_URL too.`);
  }
  if (development === undefined && url !== '' && !url.startsWith('https:'))
    throw new ConfigError('WELLPAY_URL is not safe: in production it begins with https:.');
  return {
    url,
    accountOf: (brand) => {
      if (url === '') return undefined;
      const merchant = merchants.get(brand) ?? brand;
      const key = keys.get(brand);
      if (key !== undefined) return { merchant, key: Buffer.from(key) };
      return development && { merchant, key: sandboxKeyOf(development, merchant) };
    },
  };
};
