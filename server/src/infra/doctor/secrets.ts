import { type Finding, ok, warn, wrong } from './finding.ts';

const LEAST = 32;
/** Fewer different characters than any 32 that were drawn by chance. */
const LEAST_KINDS = 10;
const DEFAULTS = new Set([
  ...['', 'password', 'postgres', 'livery', 'admin', 'root', 'secret', 'changeme', 'change-me', 'example'],
  ...['minioadmin', 'minio', 'redis', '123456', '12345678'],
]);

const passwordOf = (url: string): string | undefined => {
  const found = /^[^:]+:\/\/[^:@/]*:([^@/]*)@/.exec(url)?.[1];
  return found === undefined ? undefined : decodeURIComponent(found);
};

const ofServer = (secret: string | undefined, isProduction: boolean): Finding => {
  const remedy = 'Set it to what `openssl rand -base64 48` says (points: `ops ledger resign`).';
  if (secret === undefined)
    return isProduction
      ? wrong('secrets', 'SECRET_KEY is not set.', remedy)
      : warn('secrets', 'SECRET_KEY is not set: a development server keeps one in DATA_DIR.', remedy);
  if (secret.length < LEAST) return wrong('secrets', `SECRET_KEY has ${secret.length} characters.`, remedy);
  if (new Set(secret).size < LEAST_KINDS)
    return wrong('secrets', 'SECRET_KEY was not drawn by chance.', remedy);
  return ok('secrets', 'SECRET_KEY is long enough.');
};

/** Of the values nothing is said. */
export const checkSecrets = (env: NodeJS.ProcessEnv, isProduction: boolean): Finding[] => {
  const isDefault = (value: string | undefined) => value !== undefined && DEFAULTS.has(value.toLowerCase());
  const ofUrls = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'REDIS_URL', 'SMTP_URL'].filter((name) =>
    isDefault(passwordOf(env[name] ?? '')),
  );
  const plain = ['S3_ACCESS_KEY', 'S3_SECRET_KEY', 'SMS_GATEWAY_TOKEN'].filter(
    (name) => env[name] && isDefault(env[name]),
  );
  return [
    ofServer(env['SECRET_KEY'] || undefined, isProduction),
    ...[...ofUrls, ...plain].map((name) =>
      wrong(
        'secrets',
        `${name} has a password that examples have.`,
        'Give it one of its own, here and there.',
      ),
    ),
  ];
};
