import type { Message } from '@livery/contract';
import { Bubble, EnvelopeCard } from '@livery/design-system';
import { DomainSlot } from '../../../../lib/domains/DomainSlot.tsx';
import { useText } from '../../../../lib/intl/useText.ts';
import { useOpenOverlay } from '../overlays/open-overlay.ts';
import type { KindProps } from './kind.ts';

declare module '../../../../lib/domains/domain-module.ts' {
  interface DomainSlots {
    /** A red envelope in its message. */
    'envelopes/card': { message: Message; onOpen: (envelopeId: string) => void };
  }
}

/** A red envelope: drawn, and opened, by the domain that knows them. */
export function EnvelopeBubble({ message, frame }: KindProps) {
  const text = useText();
  const open = useOpenOverlay();
  const name = text('room.envelope');
  const awaited = <EnvelopeCard greeting={message.envelope?.greeting || message.text || name} kind={name} />;
  return (
    <Bubble {...frame} content="bare">
      {message.envelope ? (
        <DomainSlot
          name="envelopes/card"
          props={{ message, onOpen: (of) => open({ name: 'envelopes/open', of }) }}
          fallback={awaited}
        />
      ) : (
        awaited
      )}
    </Bubble>
  );
}
