import { expect, test } from 'vitest';
import { readReplicas } from './config.replicas.ts';

const DATABASE_URL = 'postgres://db.example/livery';
const read = (DATABASE_REPLICA_URLS: string, more = {}) =>
  readReplicas({ DATABASE_URL, DATABASE_REPLICA_URLS, ...more });

test('without addresses everything is read from the database itself', () => {
  expect(read('')).toBeUndefined();
});

test('several, and how late they may be', () => {
  const urls = ['postgres://one/livery', 'postgresql://a:b@two:5433/livery'];
  expect(read(urls.join(', '))).toEqual({ urls, lag: 5_000 });
  expect(read(urls.join(','), { DATABASE_REPLICA_LAG_SECONDS: '20' })).toEqual({ urls, lag: 20_000 });
});

test.each([
  ['postgres://one/livery,', {}, /number 2 is no address/],
  ['mysql://root:secret@one/livery', {}, /number 1 is no address/],
  ['postgres://one/livery', { DATABASE_URL: '' }, /without DATABASE_URL/],
  ['postgres://one/livery', { DATABASE_REPLICA_LAG_SECONDS: '0' }, /from 1 to 60/],
])('%s is refused, and no password is said', (urls, more, reason) => {
  expect(() => read(urls, more)).toThrow(reason);
  expect(() => read(urls, more)).not.toThrow(/secret/);
});
