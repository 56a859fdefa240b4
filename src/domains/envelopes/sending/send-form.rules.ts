import { EnvelopeKind, type EnvelopeRules } from '@livery/contract';
import type { Words } from '../../../lib/toasts/toasts.store.ts';

export interface Problems {
  amount?: Words;
  count?: Words;
}

/** What is written, as far as it can be read. */
interface Written {
  kind: EnvelopeKind;
  total: number | undefined;
  packets: number | undefined;
  available: number | undefined;
  /** It may have gone already. */
  isUnsure: boolean;
  place: { isDirect: boolean; members: number };
}

/** Points in a text: formatted where it is shown. */
const withPoints = (
  id: 'envelope.send.amount.least' | 'envelope.send.amount.most',
  points: number,
): Words => ({
  id,
  values: { points },
});

const amountProblem = (
  { kind, total, packets, available, isUnsure }: Written,
  { minimum, maximum, mine }: EnvelopeRules,
): Words | undefined => {
  const least = kind === EnvelopeKind.BOMD ? (mine?.minimum ?? minimum) : minimum;
  if (total === undefined) return { id: 'envelope.send.amount.missing' };
  if (total < least) return withPoints('envelope.send.amount.least', least);
  if (total > maximum) return withPoints('envelope.send.amount.most', maximum);
  if (packets !== undefined && total < packets) return { id: 'envelope.send.amount.each' };
  // What may have gone is not there any more: the same again is taken for it.
  if (available !== undefined && !isUnsure && total > available)
    return { id: 'envelope.send.amount.balance' };
  return undefined;
};

const countProblem = ({ packets, place }: Written, { max_count }: EnvelopeRules): Words | undefined => {
  if (packets === undefined || packets < 1) return { id: 'envelope.send.count.missing' };
  if (packets > max_count) return { id: 'envelope.send.count.most', values: { count: max_count } };
  if (packets > place.members && !place.isDirect)
    return { id: 'envelope.send.count.members', values: { count: place.members } };
  return undefined;
};

/** What would be refused, said before it is sent (decisions.md section 5). The server decides once more. */
export const problemsOf = (written: Written, rules: EnvelopeRules): Problems => {
  const [amount, count] = [amountProblem(written, rules), countProblem(written, rules)];
  return { ...(amount && { amount }), ...(count && { count }) };
};
