import { expect, it } from 'vitest';
import { readS3 } from './config.objects.ts';

const whole = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'a secret',
};

it('keeps objects in the data folder without an endpoint, whatever else is set', () => {
  expect(readS3({})).toBeUndefined();
  expect(readS3({ ...whole, S3_ENDPOINT: '' })).toBeUndefined();
});

it('names a bucket, with the region and the form of address that most stores have', () => {
  const bucket = { endpoint: 'https://s3.example', bucket: 'files', accessKey: 'key', secretKey: 'a secret' };
  expect(readS3(whole)).toEqual({ ...bucket, region: 'us-east-1', pathStyle: false });
  expect(readS3({ ...whole, S3_REGION: 'eu-north-1', S3_PATH_STYLE: '1' })).toEqual({
    ...bucket,
    region: 'eu-north-1',
    pathStyle: true,
  });
});

it.each(['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'])('wants %s too', (name) => {
  expect(() => readS3({ ...whole, [name]: '' })).toThrow(`S3_ENDPOINT needs ${name} too.`);
});

it.each([
  ['S3_ENDPOINT', 's3.example'],
  ['S3_ENDPOINT', 'ftp://s3.example'],
  ['S3_BUCKET', 'Files'],
  ['S3_BUCKET', 'a/b'],
  ['S3_REGION', 'eu north'],
  ['S3_PATH_STYLE', 'yes'],
])('refuses %s=%s by name, and says no secret', (name, value) => {
  const read = () => readS3({ ...whole, [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow('a secret');
});
