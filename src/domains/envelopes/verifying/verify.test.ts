// @vitest-environment node
import type { EnvelopeClaim } from '@livery/contract';
import { describe, expect, it, test } from 'vitest';
import vectors from '../../../../contract/fixtures/envelope-shares.json' with { type: 'json' };
import { envelopeOf } from '../testing.ts';
import { verify } from './verify.ts';

const sealed = vectors.map(({ kind, ...fields }) => ({
  shares: fields.shares,
  envelope: envelopeOf({ ...fields, type: kind as 1 | 2 | 3, state: 'empty' }),
}));

const claimOf = (amount: number | null): EnvelopeClaim => ({
  user_id: 'u',
  user: envelopeOf().user,
  amount,
  create_at: '',
  is_best: false,
  is_mine_hit: false,
});

test('every published vector is fair', async () => {
  for (const { envelope, shares } of sealed)
    expect(await verify({ ...envelope, claimed_count: shares.length }, shares.map(claimOf))).toEqual({
      shares,
      sum: envelope.amount,
      matchesHash: true,
      matchesAmount: true,
      matchesClaims: true,
    });
});

describe('of an envelope', () => {
  const { envelope, shares } = sealed.find(({ envelope: { type, count } }) => type === 2 && count === 10) ?? {
    envelope: envelopeOf(),
    shares: [],
  };

  it('another seed is told from the one that was sealed', async () => {
    const seed = `00${envelope.seed?.slice(2)}`;
    expect(await verify({ ...envelope, seed }, [])).toMatchObject({ matchesHash: false });
  });

  it('an amount that the seed does not give is found', async () => {
    const [first = 0, ...rest] = shares;
    const claims = [first + 1, ...rest].map(claimOf);
    const taken = { ...envelope, claimed_count: claims.length };
    expect(await verify(taken, claims)).toMatchObject({ matchesHash: true, matchesClaims: false });
  });

  it('what was not taken is not compared, nor what is not told', async () => {
    expect(await verify(envelope, shares.slice(0, 3).toReversed().map(claimOf))).toMatchObject({
      matchesClaims: true,
    });
    expect(await verify({ ...envelope, claimed_count: 1 }, [claimOf(null)])).toMatchObject({
      matchesClaims: true,
    });
  });

  it('fewer or more than were taken are found', async () => {
    for (const count of [2, 4])
      expect(await verify(envelope, shares.slice(0, count).map(claimOf))).toMatchObject({
        matchesClaims: false,
      });
  });

  it('a seed of another length cannot be checked', async () => {
    await expect(verify({ ...envelope, seed: 'abcd' }, [])).rejects.toThrow(RangeError);
  });
});
