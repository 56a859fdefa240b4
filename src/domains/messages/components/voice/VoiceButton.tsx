import { IconButton, MicIcon } from '@livery/design-system';
import { useRef } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useHold } from './useHold.ts';
import type { VoiceWish } from './useVoice.ts';

/** Held, it records until it is let go; tapped, until the message is sent or left. */
export function VoiceButton({ onWish }: { onWish: (wish: VoiceWish) => void }) {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  useHold(button, {
    onDown: () => onWish('hold'),
    onSlide: (isAway) => onWish(isAway ? 'away' : 'hold'),
    onTap: () => onWish('record'),
    onRelease: (isAway) => onWish(isAway ? 'cancel' : 'send'),
  });
  return <IconButton ref={button} icon={MicIcon} tone="subtle" label={text('room.voice')} />;
}
