import { randomBytes } from 'node:crypto';
import { ENVELOPE_LIMITS, shareOut, stakeOf } from '@livery/contract';
import type { MineRules, Wanted } from '../envelopes.rules.ts';

/** What of an envelope stands before its message has a place. */
export type NewEnvelope = Awaited<ReturnType<typeof newEnvelope>>;

/** Draws the seed, and with it all that anybody will get of it. */
export const newEnvelope = async (
  id: string,
  { type: kind, amount, count, mine, greeting }: Wanted & { greeting: string },
  { odds }: MineRules,
  now: Date,
) => {
  const seed = randomBytes(32);
  const shares = await shareOut(seed, kind, amount, count);
  const expire_at = new Date(now.getTime() + ENVELOPE_LIMITS.lifetime);
  const row = { id, kind, amount, count, shares, seed, greeting, mine, create_at: now, expire_at };
  if (mine === null) return { ...row, odds: null, stake: null, settle_at: null, due_at: expire_at };
  const factor = odds.get(count) ?? 1;
  const settle_at = new Date(now.getTime() + ENVELOPE_LIMITS.settle);
  const game = { odds: Math.round(factor * 10), stake: stakeOf(amount, factor) };
  return { ...row, ...game, settle_at, due_at: settle_at };
};
