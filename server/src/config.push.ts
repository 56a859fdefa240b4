import { createECDH, hkdfSync } from 'node:crypto';
import { byBrand, ConfigError, type Environment } from './config.values.ts';

/** The keys that browsers know a server by (VAPID), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

export interface PushConfig {
  /** By brand id; a brand without pushes nothing. */
  keyOf(brand: string): PushKeys | undefined;
  /** Whom push services write to about what is wrong. */
  subject: string;
}

const SCALAR = 32;

const keysOf = (secret: Buffer): PushKeys => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(secret);
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
};

/** @throws ConfigError for what is no key */
const readKeys = (brand: string, text: string): PushKeys => {
  try {
    const secret = Buffer.from(text, 'base64url');
    if (secret.length === SCALAR) return keysOf(secret);
  } catch {
    // Said below.
  }
  throw new ConfigError(
    `VAPID_KEY_${brand.toUpperCase()} is no private key: give 32 bytes in base64url, as "npx web-push generate-vapid-keys" prints.`,
  );
};

/** In development each brand has a key, made of the secret that stands in the data folder. @throws ConfigError */
export const readPush = (env: Environment, development: Buffer | undefined): PushConfig => {
  const given = [...byBrand(env, 'VAPID_KEY_')].map(
    ([brand, text]) => [brand, readKeys(brand, text)] as const,
  );
  const keys = new Map(given);
  const subject = env['VAPID_SUBJECT'] || 'mailto:push@localhost.localdomain';
  if (!/^(mailto:.+@|https:\/\/)/.test(subject))
    throw new ConfigError(
      'VAPID_SUBJECT is no address: give mailto:somebody@example.com or https://example.com.',
    );
  if (development === undefined && given.length > 0 && !env['VAPID_SUBJECT'])
    throw new ConfigError(
      'Push needs somebody to write to: set VAPID_SUBJECT to mailto:somebody@example.com.',
    );
  return {
    subject,
    keyOf: (brand) => {
      const known = keys.get(brand);
      if (known || !development) return known;
      const made = keysOf(Buffer.from(hkdfSync('sha256', development, '', `vapid ${brand}`, SCALAR)));
      keys.set(brand, made);
      return made;
    },
  };
};
