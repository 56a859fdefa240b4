import { expect, test } from 'vitest';
import { shownEnv } from '../../server/cli/brand/shown-env.ts';
import { readConfig } from '../../server/src/config.ts';

/** A shell in which somebody runs an installation. */
const INSTALLATION = {
  ...{ PATH: '/bin', HOME: '/root', NODE_ENV: 'production', HOST: '0.0.0.0', LOG_LEVEL: 'warn' },
  ...{
    DATABASE_URL: 'postgres://db.example/livery',
    DATABASE_DIRECT_URL: 'postgres://db.example:6432/livery',
    DATABASE_REPLICA_URLS: 'postgres://two.example/livery',
  },
  ...{ REDIS_URL: 'redis://redis.example:6379', SECRET_KEY: 'of the installation, 32 characters' },
  ...{ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' },
  ...{ SMTP_URL: 'smtp://mail.example', SMTP_FROM: 'a@mail.example', WELLPAY_URL: 'https://pay.example' },
};

test('a brand is shown on this machine, whatever the shell says of an installation', () => {
  const env = shownEnv(INSTALLATION, { brandsDir: '/brands', dataDir: '/data', logLevel: 'error' });
  expect(env).toEqual({
    ...{ PATH: '/bin', HOME: '/root', NODE_ENV: 'development', HOST: '127.0.0.1', PORT: '0' },
    ...{ BRANDS_DIR: '/brands', DATA_DIR: '/data', LOG_LEVEL: 'warn' },
  });
  expect(readConfig(env).databaseUrl).toBeUndefined();
});
