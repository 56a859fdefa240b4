import type { Media } from '@livery/contract';
import {
  IconButton,
  MediaFrame,
  MediaProgress,
  MediaTag,
  MuteIcon,
  SoundIcon,
  VideoIcon,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { preload } from 'react-dom';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { clock } from '../../../lib/text/number.ts';
import { cardRatio, clipOf, posterOf } from '../media.ts';
import { useClip } from './useClip.ts';

export interface PostClipProps {
  id: string;
  media: Media;
  /** In the first screen: its poster is fetched before all else. */
  eager: boolean;
  label: string;
  onOpen: () => void;
}

/** A clip in a list: plays muted while it is the one in view, opens its post on a tap. */
export const PostClip = observer(function PostClip({ id, media, eager, label, onOpen }: PostClipProps) {
  const text = useText();
  const { playback } = useStores().social;
  const video = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState(0);
  useClip(id, video);
  const poster = posterOf(media);
  if (eager && poster) preload(poster, { as: 'image', fetchPriority: 'high' });
  const length = media.duration ?? 0;
  const { isMuted } = playback;
  return (
    <MediaFrame
      capped
      ratio={cardRatio(media)}
      thumbHash={media.thumbhash}
      over={{
        topStart: <MediaTag icon={VideoIcon}>{clock(Math.max(0, length - seconds))}</MediaTag>,
        bottomEnd: (
          <IconButton
            icon={isMuted ? MuteIcon : SoundIcon}
            label={text(isMuted ? 'post.video.unmute' : 'post.video.mute')}
            tone="media"
            onClick={() => playback.toggleSound()}
          />
        ),
        foot: <MediaProgress value={length > 0 ? Math.min(1, seconds / length) : 0} />,
      }}
    >
      <video
        ref={video}
        src={clipOf(media)}
        poster={poster}
        aria-label={label}
        muted={isMuted}
        loop
        playsInline
        preload={playback.next === id || playback.playing === id ? 'auto' : 'none'}
        onTimeUpdate={(event) => setSeconds(event.currentTarget.currentTime)}
        onClick={onOpen}
        className="absolute inset-0 size-full cursor-pointer object-cover"
      />
    </MediaFrame>
  );
});
