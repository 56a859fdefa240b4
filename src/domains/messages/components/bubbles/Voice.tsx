import type { Message } from '@livery/contract';
import { AudioPlayer } from '@livery/design-system/media';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../lib/intl/useText.ts';
import { clock } from '../../../../lib/text/number.ts';
import { useChat } from '../../useChat.ts';
import { useVoiceSpeed } from '../voice/useVoiceSpeed.ts';

/** A voice message: what the one player of the page does with it. */
export const Voice = observer(function Voice({ message }: { message: Message }) {
  const text = useText();
  const { voices } = useChat();
  const speed = useVoiceSpeed();
  const { id, duration, media } = message;
  return (
    <AudioPlayer
      state={voices.stateOf(id)}
      seconds={voices.secondsOf(id)}
      duration={duration ?? 0}
      {...(media?.waveform && { peaks: media.waveform.map((loudness) => loudness / 31) })}
      clock={clock}
      labels={{ play: text('room.play'), pause: text('room.pause'), position: text('room.position') }}
      {...(voices.isUnheard(message) && { unheard: text('room.unheard') })}
      onToggle={() => voices.toggle(message)}
      onSeek={(seconds) => voices.seek(message, seconds)}
      speed={speed}
    />
  );
});
