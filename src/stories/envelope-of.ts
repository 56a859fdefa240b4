import { EnvelopeKind, EnvelopeResult, type MessageEnvelope } from '@livery/contract';
import { COOK } from './conversations.ts';

const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

/** On whatever clock a story has. Milliseconds. */
export const after = (time: number): string => new Date(Date.now() + time).toISOString();

/** An envelope that a cook has sent to twenty people, and that can be opened. */
export const envelopeOf = (fields: Partial<MessageEnvelope> & { id: string }): MessageEnvelope => ({
  group_id: 'group-of-the-hills',
  user_id: COOK.id,
  type: EnvelopeKind.FORTUNEWHEEL,
  amount: 20_000,
  count: 20,
  claimed_count: 12,
  claimed_amount: 10_972,
  greeting: '油钱我出，别客气',
  mine: null,
  odds: null,
  state: 'open',
  result: EnvelopeResult.CAN_OPEN,
  my_amount: null,
  best: null,
  seed_hash: HASH,
  seed: null,
  expire_at: after(23 * 3_600_000 + 41 * 60_000),
  settle_at: null,
  ...fields,
});
