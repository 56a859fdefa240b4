import { EnvelopeKind } from '@livery/contract';
import { Unanswered } from '../../../lib/forms/unanswered.ts';

/** What was written of an envelope that may have gone. Without the security password. */
export interface WrittenEnvelope {
  kind: EnvelopeKind;
  amount: string;
  count: string;
  mine: number;
  greeting: string;
}

const KINDS: readonly unknown[] = Object.values(EnvelopeKind);

const isWritten = (value: unknown): value is WrittenEnvelope => {
  const { kind, amount, count, mine, greeting } = (value ?? {}) as Record<string, unknown>;
  const areWords = [amount, count, greeting].every((word) => typeof word === 'string');
  return areWords && KINDS.includes(kind) && typeof mine === 'number';
};

/** Envelopes that were sent and not answered: one a conversation, by its id. */
export const unansweredEnvelopes = (): Unanswered<WrittenEnvelope> => new Unanswered('envelope', isWritten);
