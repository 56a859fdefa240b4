import { isMineHit, LedgerType } from '@livery/contract';
import type { Operation } from '../../ledger/operations.ts';
import { lose, pay, release, returnRest } from '../operations.ts';
import type { DueEnvelope, StoredClaim } from './ending.repository.ts';

/** Of a game: how it went for one of those who opened it. */
export interface Played {
  userId: string;
  amount: number;
  /** What a hit cost; 0 without one. */
  lost: number;
}

export const playedOf = ({ mine, stake }: DueEnvelope, claims: readonly StoredClaim[]): Played[] =>
  claims.map(({ user_id: userId, amount }) => ({
    userId,
    amount,
    lost: mine !== null && stake !== null && isMineHit(amount, mine) ? stake : 0,
  }));

/** All that moves when an envelope ends: shares of a game, what hits cost, and the rest, which goes back. */
export const operationsOf = (envelope: DueEnvelope, played: readonly Played[]): Operation[] => {
  const rest = envelope.amount - envelope.claimed_amount;
  return [
    ...played.flatMap(({ userId, amount, lost }) => [
      pay(envelope, { userId, amount }, LedgerType.MINESWEEPER_ENVELOPE),
      lost > 0 ? lose(envelope, userId, lost) : release(envelope.id, userId),
    ]),
    ...(rest > 0 ? [returnRest(envelope, rest)] : []),
  ];
};
