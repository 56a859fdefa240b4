import { ENVELOPE_LIMITS, LedgerType, points } from '@livery/contract';
import { type AccountName, type Operation, userAccount } from '../ledger/operations.ts';

/** What of an envelope its movements say. */
interface OfEnvelope {
  id: string;
  user_id: string;
  greeting: string;
}

/** A hold outlives whatever may keep the settlement from running. */
const HELD = 30 * ENVELOPE_LIMITS.lifetime;

const accountOf = (id: string): AccountName => ({ kind: 'envelope', owner: id });
const about = ({ id, greeting }: Pick<OfEnvelope, 'id' | 'greeting'>) => ({
  reference: id,
  remark: greeting,
});
const holdKey = (id: string, userId: string) => `envelope/${id}/hold/${userId}`;

/** What goes in. */
export const fill = (envelope: OfEnvelope, amount: number): Operation => ({
  do: 'transfer',
  key: `envelope/${envelope.id}/fill`,
  from: userAccount(envelope.user_id),
  to: accountOf(envelope.id),
  amount: points(amount),
  type: LedgerType.SEND_ENVELOPE,
  ...about(envelope),
});

/** A share that is paid. */
export const pay = (
  envelope: OfEnvelope,
  { userId, amount }: { userId: string; amount: number },
  type: typeof LedgerType.LUCKY_ENVELOPE | typeof LedgerType.MINESWEEPER_ENVELOPE,
): Operation => ({
  do: 'transfer',
  key: `envelope/${envelope.id}/share/${userId}`,
  from: accountOf(envelope.id),
  to: userAccount(userId),
  amount: points(amount),
  type,
  ...about(envelope),
});

/** What a hit would cost. */
export const hold = (id: string, userId: string, stake: number, settleAt: Date): Operation => ({
  do: 'hold',
  key: holdKey(id, userId),
  from: userAccount(userId),
  amount: points(stake),
  reference: id,
  expireAt: new Date(settleAt.getTime() + HELD),
});

/** What a hit costs. */
export const lose = (envelope: OfEnvelope, userId: string, stake: number): Operation => ({
  do: 'commit',
  key: `envelope/${envelope.id}/hit/${userId}`,
  hold: holdKey(envelope.id, userId),
  from: userAccount(userId),
  to: userAccount(envelope.user_id),
  amount: points(stake),
  type: LedgerType.MINESWEEPER_ENVELOPE,
  ...about(envelope),
});

export const release = (id: string, userId: string): Operation => ({
  do: 'void',
  key: holdKey(id, userId),
  from: userAccount(userId),
});

/** What nobody took. */
export const returnRest = (envelope: OfEnvelope, rest: number): Operation => ({
  do: 'transfer',
  key: `envelope/${envelope.id}/rest`,
  from: accountOf(envelope.id),
  to: userAccount(envelope.user_id),
  amount: points(rest),
  type: LedgerType.PLATFORM_REFUND,
  ...about(envelope),
});
