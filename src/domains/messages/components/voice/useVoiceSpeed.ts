import { useText } from '../../../../lib/intl/useText.ts';
import { useChat } from '../../useChat.ts';

/** How fast voices play: remembered for all of them. For observers. */
export const useVoiceSpeed = () => {
  const text = useText();
  const { voices } = useChat();
  return {
    value: voices.rate,
    label: text('room.speed', { speed: voices.rate }),
    onChange: (rate: number) => voices.setRate(rate),
  };
};
