import { createHmac } from 'node:crypto';
import type { PostRules, PostTarget } from '../object-store.ts';
import { bucketAddress, type S3Config } from './s3-config.ts';

const ALGORITHM = 'AWS4-HMAC-SHA256';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Signature of a form's policy, version 4; `date` as `20260131`. */
export const signForm = (
  policy: string,
  { secretKey, region, date }: { secretKey: string; region: string; date: string },
): string => {
  const scoped = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  return hmac(scoped, policy).toString('hex');
};

/** A form post straight to the bucket. What the content is shows only afterwards: `rules.contentTypes` is not in it. */
export const formFor = (
  config: S3Config,
  key: string,
  { maxBytes, lifetime }: PostRules,
  now = new Date(),
): PostTarget => {
  const time = now.toISOString().replace(/[:-]|\.\d{3}/g, '');
  const date = time.slice(0, 8);
  const fields = {
    key,
    'x-amz-algorithm': ALGORITHM,
    'x-amz-credential': `${config.accessKey}/${date}/${config.region}/s3/aws4_request`,
    'x-amz-date': time,
  };
  const conditions = [
    { bucket: config.bucket },
    ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
    ['content-length-range', 1, maxBytes],
  ];
  const expiration = new Date(now.getTime() + lifetime * 1000).toISOString();
  const policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64');
  return {
    url: bucketAddress(config),
    form_data: { ...fields, policy, 'x-amz-signature': signForm(policy, { ...config, date }) },
  };
};
