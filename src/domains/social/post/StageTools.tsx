import type { Media } from '@livery/contract';
import { IconButton, MuteIcon, PauseIcon, PlayIcon, SeekBar, SoundIcon, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { clock } from '../../../lib/text/number.ts';
import { ClipStill } from './ClipStill.tsx';
import type { ClipControls } from './useClipControls.ts';

/** Sound on and off; the choice is remembered for every clip. */
export const SoundButton = observer(function SoundButton() {
  const text = useText();
  const { playback } = useStores().social;
  return (
    <IconButton
      tone="media"
      icon={playback.isMuted ? MuteIcon : SoundIcon}
      label={text(playback.isMuted ? 'post.video.unmute' : 'post.video.mute')}
      onClick={() => playback.toggleSound()}
    />
  );
});

export function ClipSeek({ clip, media }: { clip: ClipControls; media: Media }) {
  const text = useText();
  const length = media.duration ?? clip.length;
  return (
    <SeekBar
      label={text('post.video.seek')}
      value={clip.seconds}
      max={length}
      valueText={`${clock(clip.seconds)} / ${clock(length)}`}
      onSeek={clip.seek}
      still={(seconds) => <ClipStill media={media} seconds={seconds} />}
    />
  );
}

/** Play, time, position and sound under a wide stage. */
export function ClipBar({ clip, media }: { clip: ClipControls; media: Media }) {
  const text = useText();
  return (
    <div className="flex flex-1 items-center gap-2 rounded-control bg-media-control px-1">
      <IconButton
        tone="media"
        icon={clip.isPlaying ? PauseIcon : PlayIcon}
        label={text(clip.isPlaying ? 'post.video.pause' : 'post.video.play')}
        onClick={clip.toggle}
      />
      <Text size="caption" tabular>
        {clock(clip.seconds)}
      </Text>
      <ClipSeek clip={clip} media={media} />
      <Text size="caption" tabular>
        {clock(media.duration ?? 0)}
      </Text>
      <SoundButton />
    </div>
  );
}
