import type { Media } from '@livery/contract';
import { Icon, PlayIcon } from '@livery/design-system';
import type { Ref } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { clipOf, posterOf } from '../media.ts';
import type { ClipControls } from './useClipControls.ts';

export interface StageClipProps {
  media: Media;
  label: string;
  clip: ClipControls;
  /** Fills the stage, and loses a little at the sides. */
  isFilling: boolean;
  ref: Ref<HTMLVideoElement>;
}

/** The clip itself: a tap stops and goes on. */
export function StageClip({ media, label, clip, isFilling, ref }: StageClipProps) {
  const text = useText();
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: clips of users have no captions */}
      <video
        ref={ref}
        src={clipOf(media)}
        poster={posterOf(media)}
        aria-label={label}
        loop
        playsInline
        preload="auto"
        className={isFilling ? 'size-full object-cover' : 'size-full object-contain'}
      />
      <button
        type="button"
        data-surface
        aria-label={text(clip.isPlaying ? 'post.video.pause' : 'post.video.play')}
        onClick={clip.toggle}
        className="absolute inset-0 grid size-full place-items-center outline-inset"
      >
        {!clip.isPlaying && (
          <span className="grid size-15 place-items-center rounded-full bg-media-control text-media">
            <Icon of={PlayIcon} size="xl" fill="solid" />
          </span>
        )}
      </button>
    </>
  );
}
