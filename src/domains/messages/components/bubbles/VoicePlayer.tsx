import { AudioPlayer } from '@livery/design-system/media';
import { useText } from '../../../../lib/intl/useText.ts';
import { clock } from '../../../../lib/text/number.ts';
import { singleVoice } from './single-voice.ts';

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

/** A voice message; in the whole app one plays at a time. */
export function VoicePlayer({
  src,
  duration,
  waveform,
  onWant,
  onStart,
  isUnheard = false,
  ...turn
}: VoicePlayerProps) {
  const text = useText();
  return (
    <AudioPlayer
      {...(src !== undefined && { src })}
      duration={duration}
      {...(waveform && { peaks: waveform.map((loudness) => loudness / 31) })}
      clock={clock}
      labels={{ play: text('room.play'), pause: text('room.pause'), position: text('room.position') }}
      {...(isUnheard && { unheard: text('room.unheard') })}
      onWant={onWant}
      onPlay={(playing) => {
        singleVoice(playing);
        onStart?.();
      }}
      {...turn}
    />
  );
}
