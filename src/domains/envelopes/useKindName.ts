import { EnvelopeKind, type MessageEnvelope } from '@livery/contract';
import type { MessageId } from '../../lib/intl/ids.ts';
import { useText } from '../../lib/intl/useText.ts';

const NAMES: Record<number, MessageId> = {
  [EnvelopeKind.NORMAL]: 'envelope.kind.normal',
  [EnvelopeKind.FORTUNEWHEEL]: 'envelope.kind.lucky',
  [EnvelopeKind.BOMD]: 'envelope.kind.mine',
};

/** What a kind of envelope is called; one that is not known is an envelope. */
export const useKindName = () => {
  const text = useText();
  return ({ type, count }: Pick<MessageEnvelope, 'type' | 'count'>): string => {
    const isLone = type === EnvelopeKind.NORMAL && count === 1;
    return text(isLone ? 'envelope.kind' : (NAMES[type] ?? 'envelope.kind'));
  };
};
