import { expect, test } from 'vitest';
import { readRedis } from './config.redis.ts';

const read = (REDIS_URL: string, more = {}) => readRedis({ REDIS_URL, ...more });

test('without an address a node stands alone', () => {
  expect(readRedis({})).toBeUndefined();
});

test.each([
  ['redis://redis.example', { kind: 'server', places: [{ host: 'redis.example', port: 6379 }], tls: false }],
  ['rediss://app:p%40ss@10.0.0.7:6380/0', { tls: true, username: 'app', password: 'p@ss' }],
  ['redis://:secret:with:colons@[::1]:6379', { username: undefined, password: 'secret:with:colons' }],
  [
    'redis+sentinel://:secret@one,two:26380/chat',
    {
      ...{ kind: 'sentinel', master: 'chat' },
      places: [
        { host: 'one', port: 26_379 },
        { host: 'two', port: 26_380 },
      ],
    },
  ],
  ['rediss+cluster://one:7000,two:7001', { kind: 'cluster', tls: true, master: undefined }],
])('%s', (address, expected) => {
  expect(read(address)).toMatchObject({ ...expected, prefix: 'livery' });
});

test.each([
  ['localhost:6379', /no address of its kind/],
  ['http://redis.example', /no address of its kind/],
  ['redis://one,two', /several servers/],
  ['redis://redis.example:99999', /"redis.example:99999"/],
  ['redis://redis.example/3', /no numbered databases/],
  ['redis+sentinel://one,two', /which master/],
  ['redis://:100%@redis.example', /%25/],
])('%s is refused by a sentence with examples and without the password', (address, reason) => {
  expect(() => read(address)).toThrow(reason);
  expect(() => read(address)).toThrow('redis+sentinel://');
  expect(() => read(address)).not.toThrow(/100%@/);
});

test('installations that share a server have names of their own', () => {
  expect(read('redis://one', { REDIS_PREFIX: 'staging' })?.prefix).toBe('staging');
  expect(() => read('redis://one', { REDIS_PREFIX: 'a b' })).toThrow('REDIS_PREFIX');
});
