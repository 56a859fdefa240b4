import { expect, it } from 'vitest';
import { formFor, signForm } from './post-form.ts';
import { bucketAddress, bucketOrigin, type S3Config } from './s3-config.ts';

const config: S3Config = {
  endpoint: 'https://s3.example',
  bucket: 'files',
  region: 'us-east-1',
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  pathStyle: false,
};

/** The example of "Browser-Based Upload using HTTP POST" in the S3 reference, byte for byte. */
const EXAMPLE = `{ "expiration": "2015-12-30T12:00:00.000Z",
  "conditions": [
    {"bucket": "sigv4examplebucket"},
    ["starts-with", "$key", "user/user1/"],
    {"acl": "public-read"},
    {"success_action_redirect": "http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html"},
    ["starts-with", "$Content-Type", "image/"],
    {"x-amz-meta-uuid": "14365123651274"},
    {"x-amz-server-side-encryption": "AES256"},
    ["starts-with", "$x-amz-meta-tag", ""],

    {"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"},
    {"x-amz-algorithm": "AWS4-HMAC-SHA256"},
    {"x-amz-date": "20151229T000000Z" }
  ]
}`;
const EXAMPLE_POLICY = Buffer.from(EXAMPLE.replaceAll('\n', '\r\n')).toString('base64');

it('signs a policy as the example of the S3 reference is signed', () => {
  expect(signForm(EXAMPLE_POLICY, { ...config, date: '20151229' })).toBe(
    '8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e',
  );
});

it('allows one key, so many bytes, until it expires', () => {
  const rules = { maxBytes: 100, contentTypes: ['image/png'], lifetime: 600 };
  const { url, form_data } = formFor(
    config,
    'aurora/incoming/a.png',
    rules,
    new Date('2026-01-31T10:00:00Z'),
  );
  expect(url).toBe('https://files.s3.example');
  const { policy = '', 'x-amz-signature': signature, ...fields } = form_data;
  expect(fields).toEqual({
    key: 'aurora/incoming/a.png',
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': 'AKIAIOSFODNN7EXAMPLE/20260131/us-east-1/s3/aws4_request',
    'x-amz-date': '20260131T100000Z',
  });
  expect(JSON.parse(Buffer.from(policy, 'base64').toString())).toEqual({
    expiration: '2026-01-31T10:10:00.000Z',
    conditions: [
      { bucket: 'files' },
      ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
      ['content-length-range', 1, 100],
    ],
  });
  expect(signature).toBe(signForm(policy, { ...config, date: '20260131' }));
});

it.each([
  [{ pathStyle: false }, 'https://files.s3.example', 'https://files.s3.example'],
  [{ pathStyle: true }, 'https://s3.example/files', 'https://s3.example'],
  [
    { pathStyle: true, endpoint: 'http://127.0.0.1:9000/' },
    'http://127.0.0.1:9000/files',
    'http://127.0.0.1:9000',
  ],
])('%j is the bucket at %s', (changes, address, origin) => {
  expect(bucketAddress({ ...config, ...changes })).toBe(address);
  expect(bucketOrigin({ ...config, ...changes })).toBe(origin);
});
