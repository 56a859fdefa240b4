import { EnvelopeKind, shareOut } from '@livery/contract';
import type { OpenedPacket, StoredEnvelope } from './operators.repository.ts';

/** What a verification of an envelope looks at: each by itself, so that one sees where it is wrong. */
export interface EnvelopeChecks {
  /** The shares that stand fixed are those that follow from the seed (docs/fairness.md). */
  shares: boolean;
  /** Each got the next share, nobody two of them. */
  claims: boolean;
  /** So many are opened, and so much is taken, as the envelope says. */
  sums: boolean;
  /** Its account in the ledger has what is left of it. */
  account: boolean;
  /** That account is as the server signed it. */
  signature: boolean;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((one, other) => one + other, 0);

/** What its account should have: of a game all of it, until it has settled. */
const restOf = ({ due_at, kind, amount, claimed_amount }: StoredEnvelope): number => {
  if (due_at === null) return 0;
  return kind === EnvelopeKind.BOMD ? amount : amount - claimed_amount;
};

/** Works all of it out anew. Says nothing of what nobody has opened yet. */
export const verifyEnvelope = async (
  envelope: StoredEnvelope,
  opened: readonly OpenedPacket[],
  account: { balance: number; isValid: boolean },
): Promise<EnvelopeChecks> => {
  const { seed, kind, amount, count } = envelope;
  const shares = envelope.shares.map(Number);
  const drawn = await shareOut(seed, kind, amount, count).catch(() => []);
  const people = new Set(opened.map(({ user_id }) => user_id));
  const first = opened[0]?.place ?? 0;
  return {
    shares: drawn.length === shares.length && drawn.every((share, at) => share === shares[at]),
    claims:
      people.size === opened.length &&
      opened.every((packet, at) => packet.place === first + at && packet.amount === shares[at]),
    sums:
      opened.length === envelope.claimed_count &&
      sum(opened.map((packet) => packet.amount)) === envelope.claimed_amount,
    account: account.balance === restOf(envelope),
    signature: account.isValid,
  };
};
