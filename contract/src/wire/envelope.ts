import { type Static, Type } from 'typebox';
import { ENVELOPE_STATES, EnvelopeKind, EnvelopeResult } from '../points-enums.ts';
import { Nullable, OneOf, OneOfNumbers, Time } from './call.ts';

/**
 * A red envelope as its message carries it (decisions.md section 11). `result` is what opening it would give me, or gave me;
 * in events it is what somebody has who has not opened it. Amounts are hundredths. `state` is `@assumed`.
 */
export const MessageEnvelope = Type.Object({
  id: Type.String(),
  group_id: Type.String(),
  /** Who sent it. */
  user_id: Type.String(),
  type: OneOfNumbers(EnvelopeKind),
  amount: Type.Integer(),
  count: Type.Integer(),
  claimed_count: Type.Integer(),
  claimed_amount: Type.Integer(),
  greeting: Type.String(),
  /** The digit of a minesweeper envelope. */
  mine: Nullable(Type.Integer()),
  /** A hit costs `amount` times so much. */
  odds: Nullable(Type.Number()),
  state: OneOf(ENVELOPE_STATES),
  result: OneOfNumbers(EnvelopeResult),
  /** What I drew; null while I have nothing of it. */
  my_amount: Nullable(Type.Integer()),
  /** Who had most of a lucky one, once it is empty. */
  best: Nullable(Type.String()),
  /** SHA-256 of the seed, in hex: the shares stood fixed when it was sent. */
  seed_hash: Type.String(),
  /** In hex, once nothing is left to be opened. */
  seed: Nullable(Type.String()),
  expire_at: Time,
  /** When a minesweeper envelope settles. */
  settle_at: Nullable(Time),
});
export type MessageEnvelope = Static<typeof MessageEnvelope>;
