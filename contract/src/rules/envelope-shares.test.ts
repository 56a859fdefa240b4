// @vitest-environment node
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EnvelopeKind } from '../points-enums.ts';
import { type Digest, isMineHit, MOST_SHARED, shareOut, stakeOf } from './envelope-shares.ts';

interface Vector {
  kind: EnvelopeKind;
  amount: number;
  count: number;
  seed: string;
  seed_hash: string;
  shares: number[];
}

const FIXTURE = join(import.meta.dirname, '../../fixtures/envelope-shares.json');
const VECTORS: Vector[] = JSON.parse(readFileSync(FIXTURE, 'utf8'));
const sha256: Digest = (bytes) => createHash('sha256').update(bytes).digest();

const kinds = fc.constantFrom(...Object.values(EnvelopeKind));
const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });

test.each(VECTORS)('kind $kind: $amount among $count are the shares of the vector', async (vector) => {
  const seed = Buffer.from(vector.seed, 'hex');
  expect(Buffer.from(await sha256(Uint8Array.from(seed))).toString('hex')).toBe(vector.seed_hash);
  const { kind, amount, count } = vector;
  expect(await shareOut(seed, kind, amount, count)).toEqual(vector.shares);
  expect(await shareOut(seed, kind, amount, count, sha256)).toEqual(vector.shares);
});

test('there are vectors of every kind', () => {
  expect(new Set(VECTORS.map(({ kind }) => kind))).toEqual(new Set(Object.values(EnvelopeKind)));
});

test('whatever is shared, all of it is, at least a hundredth each, and the same again', async () => {
  const amounts = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: MOST_SHARED }));
  const property = fc.asyncProperty(
    kinds,
    amounts,
    fc.integer({ min: 1, max: 100 }),
    seeds,
    async (kind, amount, most, seed) => {
      const count = Math.min(amount, most);
      const shares = await shareOut(seed, kind, amount, count, sha256);
      expect(shares).toHaveLength(count);
      expect(shares.every((share) => Number.isSafeInteger(share) && share >= 1)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share)).toBe(amount);
      expect(await shareOut(seed, kind, amount, count, sha256)).toEqual(shares);
    },
  );
  await fc.assert(property);
});

test('equal shares differ by a hundredth at most, the larger ones first', async () => {
  const seed = new Uint8Array(32);
  expect(await shareOut(seed, 1, 11, 4, sha256)).toEqual([3, 3, 3, 2]);
});

test('whoever comes first has the same to expect as who comes last', async () => {
  const sums = [0, 0, 0, 0, 0];
  const rounds = 4000;
  for (let round = 0; round < rounds; round += 1) {
    const seed = new Uint8Array(createHash('sha256').update(`round ${round}`).digest());
    const shares = await shareOut(seed, 2, 1000, 5, sha256);
    shares.forEach((share, place) => {
      sums[place] = (sums[place] ?? 0) + share;
    });
  }
  // 200 each; the deviation of a mean of 4,000 is below 3.
  for (const sum of sums) expect(Math.abs(sum / rounds - 200)).toBeLessThan(10);
});

test.each([
  { amount: 2, count: 3 },
  { amount: 0, count: 1 },
  { amount: -5, count: 1 },
  { amount: 5, count: 0 },
  { amount: 1.5, count: 1 },
  { amount: Number.NaN, count: 1 },
  { amount: 2 ** 53, count: 2 },
  { amount: 5, count: 1.5 },
])('$amount among $count cannot be shared', async ({ amount, count }) => {
  await expect(shareOut(new Uint8Array(32), 2, amount, count)).rejects.toThrow(RangeError);
});

test('a seed has 32 bytes', async () => {
  await expect(shareOut(new Uint8Array(31), 2, 5, 2)).rejects.toThrow(RangeError);
});

test('the last digit of a share hits the mine', () => {
  expect([isMineHit(1237, 7), isMineHit(1270, 7), isMineHit(7, 7), isMineHit(70, 0)]).toEqual([
    ...[true, false, true, true],
  ]);
});

test.each([
  [1000, 2, 2000],
  [1001, 1.7, 1702],
  [1005, 1.1, 1106],
  [1004, 1.1, 1104],
  [12345, 1.3, 16049],
])('of %d at odds of %d a hit costs %d', (amount, odds, stake) => {
  expect(stakeOf(amount, odds)).toBe(stake);
});
