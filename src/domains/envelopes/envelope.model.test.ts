// @vitest-environment node
import { EnvelopeKind, EnvelopeResult, type MessageEnvelope } from '@livery/contract';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cardStateOf, didHit, furtherOf } from './envelope.model.ts';
import { envelopeOf, ME } from './testing.ts';

const MINE = { type: EnvelopeKind.BOMD, mine: 7, odds: 1.5 } as const;

test.each<[Partial<MessageEnvelope>, ReturnType<typeof cardStateOf>]>([
  [{ result: EnvelopeResult.WIN_LOTTERY, my_amount: 8 }, 'opened'],
  [{ result: EnvelopeResult.HAS_OPENED, my_amount: 8 }, 'opened'],
  [{ result: EnvelopeResult.DID_NOT_WIN, state: 'empty' }, 'empty'],
  [{ result: EnvelopeResult.HAS_EXPIRED, state: 'expired' }, 'expired'],
  [{ result: EnvelopeResult.CAN_OPEN }, 'can_open'],
  [{ result: EnvelopeResult.SELF_SEND }, 'mine_open'],
  [{ result: EnvelopeResult.SELF_SEND, state: 'empty' }, 'mine_over'],
  [{ result: EnvelopeResult.SELF_SEND, state: 'settled' }, 'mine_settled'],
  [{ result: EnvelopeResult.SELF_SEND, state: 'expired' }, 'expired'],
  [{ result: EnvelopeResult.FAILED }, 'failed'],
  [{ result: 77 as EnvelopeResult }, 'failed'],
  [{ ...MINE, result: EnvelopeResult.HAS_OPENED, my_amount: 287 }, 'waiting'],
  [{ ...MINE, result: EnvelopeResult.HAS_OPENED, my_amount: 287, state: 'settled' }, 'hit'],
  [{ ...MINE, result: EnvelopeResult.HAS_OPENED, my_amount: 280, state: 'settled' }, 'kept'],
])('%j shows as %s', (fields, state) => {
  expect(cardStateOf(envelopeOf(fields))).toBe(state);
});

it('nobody has hit a mine before it settles', () => {
  expect(didHit(envelopeOf({ ...MINE, my_amount: 7, result: 1 }))).toBe(false);
});

describe('of two tellings', () => {
  const opened = envelopeOf({ result: EnvelopeResult.WIN_LOTTERY, my_amount: 88, claimed_count: 4 });

  it('what I drew is kept whatever an event tells to everybody', () => {
    const told = envelopeOf({ claimed_count: 6, state: 'empty', result: EnvelopeResult.DID_NOT_WIN });
    for (const [known, read] of [
      [opened, told],
      [told, opened],
    ] as const)
      expect(furtherOf(known, read, ME)).toMatchObject({
        result: EnvelopeResult.HAS_OPENED,
        my_amount: 88,
        claimed_count: 6,
        state: 'empty',
      });
  });

  it('what I sent is mine, though the event says that it can be opened', () => {
    const mine = envelopeOf({ user_id: ME });
    expect(furtherOf(mine, mine, ME).result).toBe(EnvelopeResult.SELF_SEND);
  });

  it('an older one never takes back what is known', () => {
    const telling = fc
      .record({
        claimed_count: fc.integer({ min: 0, max: 10 }),
        state: fc.constantFrom('open', 'empty', 'expired', 'settled'),
        my_amount: fc.constantFrom(null, 88),
      })
      .map((fields) =>
        envelopeOf({
          ...fields,
          result: fields.my_amount === null ? EnvelopeResult.CAN_OPEN : EnvelopeResult.HAS_OPENED,
        } as Partial<MessageEnvelope>),
      );
    fc.assert(
      fc.property(telling, telling, (one, other) => {
        const [there, back] = [furtherOf(one, other, ME), furtherOf(other, one, ME)];
        expect(there.claimed_count).toBe(back.claimed_count);
        expect(there.my_amount).toBe(one.my_amount ?? other.my_amount);
        expect(back.my_amount).toBe(there.my_amount);
        expect(furtherOf(there, one, ME).claimed_count).toBe(there.claimed_count);
      }),
    );
  });
});
