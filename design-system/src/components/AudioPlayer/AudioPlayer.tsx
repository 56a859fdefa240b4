import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PauseIcon, PlayIcon } from '../../icons/index.ts';
import { playAlone } from '../../lib/play-alone.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { range } from '../SeekBar/SeekBar.css.ts';
import { Speed, type SpeedProps } from './Speed.tsx';
import { Waveform } from './Waveform.tsx';

export interface AudioPlayerProps {
  /** Without it the first press asks for it by `onWant`; it plays as soon as it is here. */
  src?: string;
  onWant?: () => void;
  /** Length in seconds: known before a byte is loaded. */
  duration: number;
  /** Loudness over time, 0 to 1; without it an even line is drawn. */
  peaks?: readonly number[];
  labels: { play: string; pause: string; position: string };
  /** Seconds in figures: 42 → "0:42". */
  clock: (seconds: number) => string;
  /** Called when it starts; whatever else is heard on the page pauses by itself. */
  onPlay?: () => void;
  /** It was heard to its end. */
  onEnd?: () => void;
  /** Words for a voice that was not heard yet; shows the dot. */
  unheard?: string;
  /** How fast it plays, and a button for it once it was begun; without it there is none. */
  speed?: SpeedProps;
  /** Begins by itself, as if it were pressed: the one before it has ended. */
  starts?: boolean;
}

const EVEN = Array.from({ length: 8 }, () => 0.3);

/**
 * A voice message: one button, its waveform to seek in (arrows do too), its time. Nothing is loaded before it is
 * played. A clip with a picture is a `VideoPlayer`.
 */
export function AudioPlayer(props: AudioPlayerProps) {
  const {
    src,
    onWant,
    duration,
    peaks = EVEN,
    labels,
    clock,
    onPlay,
    onEnd,
    unheard,
    speed,
    starts = false,
  } = props;
  const audio = useRef<HTMLAudioElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const length = Math.max(duration, 0.1);

  // Wanted once: an address that comes later, in place of one that has expired, starts nothing.
  function refuse() {
    setPlaying(false);
    setWanted(false);
  }
  const handleRefusal = useEffectEvent(refuse);
  useEffect(() => {
    if (isWanted && src !== undefined) audio.current?.play().catch(handleRefusal);
  }, [isWanted, src]);

  function play() {
    if (src === undefined) {
      setWanted(true);
      onWant?.();
    } else audio.current?.play().catch(refuse);
  }
  const rate = speed?.value ?? 1;
  useEffect(() => {
    if (audio.current) audio.current.playbackRate = rate;
  }, [rate]);

  const begin = useEffectEvent(play);
  useEffect(() => {
    if (starts) begin();
  }, [starts]);

  function seek(to: number) {
    setSeconds(to);
    if (audio.current) audio.current.currentTime = to;
  }

  return (
    <div className="flex w-picture max-w-full items-center gap-2">
      {/* biome-ignore lint/a11y/useMediaCaption: a voice message has no captions */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlay={(event) => {
          setPlaying(true);
          setWanted(false);
          // A new address begins at its ordinary speed.
          event.currentTarget.playbackRate = rate;
          playAlone(event.currentTarget);
          onPlay?.();
        }}
        onPause={() => setPlaying(false)}
        onEnded={() => {
          seek(0);
          onEnd?.();
        }}
        onTimeUpdate={(event) => setSeconds(event.currentTarget.currentTime)}
      />
      <IconButton
        icon={playing ? PauseIcon : PlayIcon}
        label={playing ? labels.pause : labels.play}
        tone="inherit"
        loading={isWanted && src === undefined}
        onClick={playing ? () => audio.current?.pause() : play}
      />
      <span className="relative flex min-w-0 flex-1">
        <Waveform peaks={peaks} share={seconds / length} />
        <input
          type="range"
          min={0}
          max={length}
          step={0.1}
          value={Math.min(seconds, length)}
          aria-label={labels.position}
          aria-valuetext={`${clock(seconds)} / ${clock(duration)}`}
          onChange={(event) => seek(Number(event.currentTarget.value))}
          className={`absolute inset-0 size-full ${range} opacity-0 focus-visible:opacity-100`}
        />
      </span>
      <span className="text-caption tabular-nums">{clock(seconds > 0 ? seconds : duration)}</span>
      {speed && (playing || seconds > 0) && <Speed {...speed} />}
      {unheard && (
        <span className="size-2 shrink-0 rounded-full bg-danger">
          <span className="sr-only">{unheard}</span>
        </span>
      )}
    </div>
  );
}
