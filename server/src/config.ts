import { join, resolve } from 'node:path';
import { type Limits, readLimits } from './config.limits.ts';
import { readS3 } from './config.objects.ts';
import { type PushConfig, readPush } from './config.push.ts';
import { type RedisConfig, readRedis } from './config.redis.ts';
import { type ReplicasConfig, readReplicas } from './config.replicas.ts';
import { readTracing, type TracingConfig } from './config.tracing.ts';
import {
  address,
  byBrand,
  ConfigError,
  type Environment,
  oneOf,
  shaped,
  webAddress,
  whole,
} from './config.values.ts';
import { readLeastVersion } from './config.version.ts';
import { readWellpay, type WellpayConfig } from './config.wellpay.ts';
import { developmentSecret } from './development-secret.ts';
import { GEETEST } from './infra/captcha/geetest.ts';
import type { S3Config } from './infra/objects/s3/s3-config.ts';

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
  /** Past a pooler in transaction mode, which `databaseUrl` then is: for what needs a session. */
  databaseDirectUrl: string | undefined;
  /** Absent: everything is read from the database itself. */
  replicas: ReplicasConfig | undefined;
  poolSize: number;
  /** What several nodes share beside the database; absent: there is one. */
  redis: RedisConfig | undefined;
  /** Key of signatures of URLs and cursors; each brand's key is derived from it. */
  secret: Buffer;
  /** Absent: objects are files of the data folder. */
  s3: S3Config | undefined;
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
  /** Where the console of operators stands, and nothing else; absent: on the hosts of each brand. */
  opsHost: string | undefined;
  /** Opens `/metrics`; absent: it is not there. */
  metricsToken: string | undefined;
  /** Where traces go; absent: there are none. */
  tracing: TracingConfig | undefined;
  /** Open connections of one address; behind a proxy it is the proxy's to bound them. */
  connectionsPerAddress: number;
  /** Milliseconds for the body of a call; files have longer. */
  bodyTimeout: number;
  /** Bytes of the data folder's disk that uploads leave free. */
  freeSpace: number;
  /** Who comes back to a socket within it was never away. Milliseconds. */
  presenceGrace: number;
  /** 0 to 19: how far what makes media of posts ready stands behind calls. */
  mediaNiceness: number;
  /** Where ffmpeg and ffprobe are, where that is not where systems have them. */
  mediaToolsDir: string | undefined;
  push: PushConfig;
  wellpay: WellpayConfig;
  limits: Limits;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const root = new URL('../../', import.meta.url).pathname;

/** Objects, the database, the secret of development. */
export const dataDirOf = (env: Environment): string => resolve(env['DATA_DIR'] || join(root, '.data'));

/** @throws ConfigError */
export const modeOf = (env: Environment): Config['mode'] => {
  const declared = oneOf(env, 'NODE_ENV', ['production', 'development', 'test']);
  const host = env['HOST'] || '127.0.0.1';
  return declared === 'production' || !LOOPBACK.has(host) ? 'production' : 'development';
};

/** @throws ConfigError, PostgresLaunchError with a sentence that names the variable or the path and the remedy. */
export const readConfig = (env: Environment): Config => {
  const host = env['HOST'] || '127.0.0.1';
  const mode = modeOf(env);
  const dataDir = dataDirOf(env);
  const smtpUrl = address(env, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587');
  const smtp = smtpUrl ? { url: smtpUrl, from: env['SMTP_FROM'] || '' } : undefined;
  const smsUrl = address(env, 'SMS_GATEWAY_URL', ['http:', 'https:'], 'https://sms.example/send');
  const sms = smsUrl ? { url: smsUrl, token: env['SMS_GATEWAY_TOKEN'] || '' } : undefined;
  if (mode === 'production') refuseUnfit(env, smtp, sms);
  const secret = env['SECRET_KEY'] ? Buffer.from(env['SECRET_KEY']) : developmentSecret(dataDir);
  return {
    mode,
    host,
    port: whole(env, 'PORT', 3000, 0, 65_535),
    dataDir,
    brandsDir: resolve(env['BRANDS_DIR'] || join(root, 'brands')),
    clientDir: resolve(env['CLIENT_DIR'] || join(root, 'dist/client')),
    databaseUrl: env['DATABASE_URL'] || undefined,
    databaseDirectUrl: directUrl(env),
    replicas: readReplicas(env),
    poolSize: whole(env, 'DATABASE_POOL', 10, 1, 200),
    redis: readRedis(env),
    secret,
    s3: readS3(env),
    addressHeader: shaped(env, 'ADDRESS_HEADER', /^[\w-]+$/, 'x-real-ip')?.toLowerCase(),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS) ?? 'info',
    smtp,
    sms,
    google: {
      issuer:
        address(env, 'GOOGLE_ISSUER', ['http:', 'https:'], 'https://accounts.google.com') ??
        'https://accounts.google.com',
      secrets: byBrand(env, 'GOOGLE_CLIENT_SECRET_'),
    },
    captcha: { ...captchaAddresses(env), keys: byBrand(env, 'CAPTCHA_KEY_') },
    minVersion: readLeastVersion(env),
    opsHost: shaped(env, 'OPS_HOST', /^[a-z\d]([a-z\d.-]*[a-z\d])?$/, 'ops.example.com'),
    metricsToken: shaped(env, 'METRICS_TOKEN', /^.{32,}$/, '32 characters or more', true),
    tracing: readTracing(env),
    connectionsPerAddress: whole(env, 'CONNECTIONS_PER_ADDRESS', 2000, 1),
    bodyTimeout: whole(env, 'BODY_TIMEOUT_SECONDS', 20, 1, 3600) * 1000,
    freeSpace: whole(env, 'FREE_SPACE_MEGABYTES', 1024, 0, 1_000_000) * 1024 * 1024,
    presenceGrace: whole(env, 'PRESENCE_GRACE_SECONDS', 5, 0, 60) * 1000,
    mediaNiceness: whole(env, 'MEDIA_NICENESS', 15, 0, 19),
    mediaToolsDir: env['MEDIA_TOOLS_DIR'] ? resolve(env['MEDIA_TOOLS_DIR']) : undefined,
    push: readPush(env, mode === 'development' ? secret : undefined),
    wellpay: readWellpay(env, mode === 'development' ? secret : undefined),
    limits: readLimits(env),
  };
};

const directUrl = (env: Environment): string | undefined => {
  const kinds = ['postgres:', 'postgresql:'];
  const url = address(env, 'DATABASE_DIRECT_URL', kinds, 'postgres://user:password@host:5432/database');
  if (url === undefined || env['DATABASE_URL']) return url;
  throw new ConfigError('DATABASE_DIRECT_URL is set without DATABASE_URL: name the pooler there.');
};

/** A provider elsewhere has its script where GeeTest has it, unless that is named too. */
const captchaAddresses = (env: Environment): { url: string; script: string } => {
  const url = webAddress(env, 'CAPTCHA_URL');
  const script = webAddress(env, 'CAPTCHA_SCRIPT_URL');
  return { url: url ?? GEETEST.url, script: script ?? (url ? `${url}/v4/gt4.js` : GEETEST.script) };
};

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
