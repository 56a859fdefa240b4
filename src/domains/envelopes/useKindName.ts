import { EnvelopeKind, type MessageEnvelope } from '@livery/contract';
import type { MessageId } from '../../lib/intl/ids.ts';
import { useText } from '../../lib/intl/useText.ts';
import { isLone } from './envelope.model.ts';

const NAMES: Record<number, MessageId> = {
  [EnvelopeKind.NORMAL]: 'envelope.kind.normal',
  [EnvelopeKind.FORTUNEWHEEL]: 'envelope.kind.lucky',
  [EnvelopeKind.BOMD]: 'envelope.kind.mine',
};

/** What a kind of envelope is called; one that is not known is an envelope. */
export const useKindName = () => {
  const text = useText();
  return (envelope: Pick<MessageEnvelope, 'type' | 'count'>): string =>
    text(isLone(envelope) ? 'envelope.kind' : (NAMES[envelope.type] ?? 'envelope.kind'));
};
