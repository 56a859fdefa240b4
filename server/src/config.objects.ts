import { ConfigError, type Environment, oneOf, shaped, webAddress } from './config.values.ts';
import type { S3Config } from './infra/objects/s3/s3-config.ts';

const SECRETS = ['S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

/** Where objects are kept instead of the data folder. Undefined without `S3_ENDPOINT`. @throws ConfigError */
export const readS3 = (env: Environment): S3Config | undefined => {
  const endpoint = webAddress(env, 'S3_ENDPOINT');
  if (endpoint === undefined) return undefined;
  const need = (name: string): string => {
    const text = env[name];
    if (text) return text;
    throw new ConfigError(`S3_ENDPOINT needs ${name} too.`);
  };
  const [accessKey, secretKey] = SECRETS.map(need) as [string, string];
  need('S3_BUCKET');
  return {
    endpoint,
    bucket: shaped(env, 'S3_BUCKET', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'livery-objects') ?? '',
    region: shaped(env, 'S3_REGION', /^[a-z0-9-]+$/, 'eu-north-1') ?? 'us-east-1',
    accessKey,
    secretKey,
    pathStyle: oneOf(env, 'S3_PATH_STYLE', ['1', '0']) === '1',
  };
};
