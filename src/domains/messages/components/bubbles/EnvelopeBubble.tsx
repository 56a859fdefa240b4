import { Bubble, EnvelopeCard } from '@livery/design-system';
import { useText } from '../../../../lib/intl/useText.ts';
import type { KindProps } from './kind.ts';

/** A red envelope. It opens with the wallet's domain. */
export function EnvelopeBubble({ message, frame }: KindProps) {
  const text = useText();
  return (
    <Bubble {...frame} content="bare">
      <EnvelopeCard
        greeting={message.text === '' ? text('room.envelope.greeting') : message.text}
        hint={text('room.envelope.hint')}
        kind={text('room.envelope')}
      />
    </Bubble>
  );
}
