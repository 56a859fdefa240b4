import { storedValue } from '../../../lib/storage/stored-value.ts';

/** What was being sent when the page went, or no answer came: sent again it is the same envelope. Without the security password. */
export interface PendingEnvelope {
  group_id: string;
  type: number;
  amount: string;
  count: string;
  mine: number;
  greeting: string;
  cid: string;
}

const isPending = (value: unknown): value is PendingEnvelope => {
  const { group_id, type, amount, count, mine, greeting, cid } = (value ?? {}) as Record<string, unknown>;
  const words = [group_id, amount, count, greeting, cid];
  return (
    words.every((word) => typeof word === 'string') && typeof type === 'number' && typeof mine === 'number'
  );
};

/** `me.`: it goes when its owner leaves. */
export const pendingEnvelope = storedValue('me.envelope.pending', 1, isPending);
