import { IconButton, MicIcon } from '@livery/design-system';
import { useRef } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useStores } from '../../../../lib/stores/stores.ts';
import { useHold } from './useHold.ts';
import type { VoiceAction } from './useVoice.ts';

/** Held, it records until it is let go; tapped, until the message is sent or left. */
export function VoiceButton({ onAction }: { onAction: (action: VoiceAction) => void }) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  useHold(button, {
    onDown: () => onAction('hold'),
    onSlide: (isAway) => onAction(isAway ? 'away' : 'hold'),
    onTap: () => onAction('record'),
    onRelease: (isAway) => onAction(isAway ? 'cancel' : 'send'),
  });
  return <IconButton ref={button} icon={MicIcon} tone="subtle" label={text('room.voice')} />;
}

/** Where members may not send voices: says so. */
export function SilentButton() {
  const text = useText();
  const { toasts } = useStores();
  const id = 'room.off.voice';
  return <IconButton icon={MicIcon} tone="subtle" label={text(id)} onClick={() => toasts.show({ id })} />;
}
