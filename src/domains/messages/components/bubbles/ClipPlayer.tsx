import { VideoPlayer } from '@livery/design-system/media';
import { useText } from '../../../../lib/intl/useText.ts';
import { clock } from '../../../../lib/text/number.ts';

interface ClipPlayerProps {
  src: string;
  duration: number;
  /** It cannot be played: an address is good for an hour. */
  onFail: () => void;
}

/** The clip of a message, playing. */
export function ClipPlayer({ src, duration, onFail }: ClipPlayerProps) {
  const text = useText();
  return (
    <VideoPlayer
      autoPlay
      src={src}
      onFail={onFail}
      label={text('room.kind.video')}
      duration={duration}
      clock={clock}
      labels={{
        play: text('room.play'),
        pause: text('room.pause'),
        mute: text('room.mute'),
        unmute: text('room.unmute'),
        fullscreen: text('room.fullscreen'),
        position: text('room.position'),
        loading: text('room.file.loading'),
      }}
    />
  );
}
