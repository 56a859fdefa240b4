import { AudioPlayer } from '@livery/design-system/media';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../lib/intl/useText.ts';
import { clock } from '../../../../lib/text/number.ts';
import { useChat } from '../../useChat.ts';

interface VoicePlayerProps {
  /** Undefined before it was wanted. */
  src: string | undefined;
  /** Seconds. */
  duration: number;
  /** Loudness, 0 to 31. */
  waveform: readonly number[] | undefined;
  onWant: () => void;
  onStart?: () => void;
  onEnd?: () => void;
  /** It was not played here yet. */
  isUnheard?: boolean;
  /** It is its turn. */
  starts?: boolean;
}

/** A voice message. How fast it plays is remembered for all of them. */
export const VoicePlayer = observer(function VoicePlayer({
  src,
  duration,
  waveform,
  onWant,
  onStart,
  isUnheard = false,
  ...turn
}: VoicePlayerProps) {
  const text = useText();
  const { voices } = useChat();
  const { rate } = voices;
  return (
    <AudioPlayer
      {...(src !== undefined && { src })}
      duration={duration}
      {...(waveform && { peaks: waveform.map((loudness) => loudness / 31) })}
      clock={clock}
      labels={{ play: text('room.play'), pause: text('room.pause'), position: text('room.position') }}
      {...(isUnheard && { unheard: text('room.unheard') })}
      onWant={onWant}
      {...(onStart && { onPlay: onStart })}
      speed={{
        value: rate,
        label: text('room.speed', { speed: rate }),
        onChange: (next) => voices.setRate(next),
      }}
      {...turn}
    />
  );
});
