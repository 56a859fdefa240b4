import { randomBytes, scryptSync } from 'node:crypto';

/** A secret that an installation needs, told apart from another one, and not told. */
export interface Secret {
  name: string;
  /** `<salt>:<four bytes>` of a hash that is slow: too little to guess a password by. */
  fingerprint: string;
}

const NAMES =
  /^(?:DATABASE_URL|DATABASE_DIRECT_URL|DATABASE_REPLICA_URLS|REDIS_URL|SECRET_KEY|S3_ACCESS_KEY|S3_SECRET_KEY|SMTP_URL|SMS_GATEWAY_TOKEN|METRICS_TOKEN|(?:GOOGLE_CLIENT_SECRET|CAPTCHA_KEY|VAPID_KEY|WELLPAY_KEY)_[A-Z0-9_]+)$/;
const LENGTH = 4;

export const fingerprintOf = (value: string, salt = randomBytes(8).toString('hex')): string =>
  `${salt}:${scryptSync(value, salt, LENGTH).toString('hex')}`;

/** Names of what is set. `secret`: the key of the server, wherever it has it from. */
const secretsIn = (env: NodeJS.ProcessEnv, secret: string | undefined): [string, string][] => {
  const set = { ...env, ...(secret !== undefined && { SECRET_KEY: secret }) };
  return Object.entries(set)
    .filter((entry): entry is [string, string] => NAMES.test(entry[0]) && Boolean(entry[1]))
    .toSorted(([one], [other]) => one.localeCompare(other));
};

export const listSecrets = (env: NodeJS.ProcessEnv, secret: string | undefined): Secret[] =>
  secretsIn(env, secret).map(([name, value]) => ({ name, fingerprint: fingerprintOf(value) }));

export interface SecretDifference {
  name: string;
  is: 'missing' | 'another';
}

/** Addresses, which are others on another machine. */
const PLACES = new Set(['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URLS', 'REDIS_URL']);

/** Which of a backup's secrets are not here as they were there. */
export const compareSecrets = (
  wanted: readonly Secret[],
  env: NodeJS.ProcessEnv,
  secret: string | undefined,
): SecretDifference[] => {
  const here = new Map(secretsIn(env, secret));
  return wanted.flatMap(({ name, fingerprint }): SecretDifference[] => {
    const value = here.get(name);
    if (PLACES.has(name)) return [];
    if (value === undefined) return [{ name, is: 'missing' }];
    const [salt = ''] = fingerprint.split(':');
    return fingerprintOf(value, salt) === fingerprint ? [] : [{ name, is: 'another' }];
  });
};
