import { useRef } from 'react';
import { FullscreenIcon, MuteIcon, PauseIcon, PlayIcon, SoundIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SeekBar } from '../SeekBar/SeekBar.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { toggleFullscreen } from './fullscreen.ts';
import { useVideo } from './useVideo.ts';

export interface VideoPlayerProps {
  src: string;
  /** Name of the video. */
  label: string;
  poster?: string;
  /** Length in seconds. */
  duration: number;
  /** Somebody has pressed play already, on what stood in its place. */
  autoPlay?: boolean;
  /** It cannot be played, or no further: its address has expired, or it is broken. */
  onFail?: () => void;
  labels: {
    play: string;
    pause: string;
    mute: string;
    unmute: string;
    fullscreen: string;
    position: string;
    loading: string;
  };
  /** Seconds in figures: 42 → "0:42". */
  clock: (seconds: number) => string;
}

type ControlsProps = Pick<VideoPlayerProps, 'duration' | 'labels' | 'clock'> & {
  video: ReturnType<typeof useVideo>;
  onFullscreen: () => void;
};

function Controls({ video, duration, labels, clock, onFullscreen }: ControlsProps) {
  return (
    <div className="absolute inset-x-0 bottom-0 flex items-center gap-2 bg-media-control px-2 pb-safe-bottom">
      {video.playing && (
        <IconButton icon={PauseIcon} label={labels.pause} tone="inherit" onClick={video.toggle} />
      )}
      <span className="ps-1 text-caption tabular-nums">{clock(video.seconds)}</span>
      <SeekBar
        label={labels.position}
        value={video.seconds}
        max={duration}
        valueText={`${clock(video.seconds)} / ${clock(duration)}`}
        onSeek={video.seek}
      />
      <span className="text-caption tabular-nums">{clock(duration)}</span>
      <IconButton
        icon={video.muted ? MuteIcon : SoundIcon}
        label={video.muted ? labels.unmute : labels.mute}
        tone="inherit"
        onClick={video.mute}
      />
      <IconButton icon={FullscreenIcon} label={labels.fullscreen} tone="inherit" onClick={onFullscreen} />
    </div>
  );
}

/**
 * A video that was opened: fills its place. Space or K plays, arrows leap five seconds, M mutes. In a feed a clip
 * stands in a `MediaFrame`; a voice message is an `AudioPlayer`.
 */
export function VideoPlayer({ src, label, poster, autoPlay = false, onFail, ...rest }: VideoPlayerProps) {
  const { labels } = rest;
  const frame = useRef<HTMLElement>(null);
  const video = useVideo({ isBegun: autoPlay, onFail });

  return (
    <section
      ref={frame}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the player's keys work without looking for a button
      tabIndex={0}
      onKeyDown={video.handleKey}
      className="relative flex size-full items-center justify-center overflow-clip bg-media-stage text-media outline-inset"
    >
      <video
        {...video.events}
        src={src}
        poster={poster}
        preload="metadata"
        autoPlay={autoPlay}
        playsInline
        onClick={video.toggle}
        className="max-h-full max-w-full"
      />
      {video.waiting && (
        <span className="pointer-events-none absolute inset-0 grid place-items-center">
          <Spinner label={labels.loading} />
        </span>
      )}
      {!video.playing && !video.waiting && (
        <span className="absolute inset-0 m-auto size-11">
          <IconButton icon={PlayIcon} label={labels.play} tone="media" onClick={video.toggle} />
        </span>
      )}
      <Controls {...rest} video={video} onFullscreen={() => toggleFullscreen(frame)} />
    </section>
  );
}
