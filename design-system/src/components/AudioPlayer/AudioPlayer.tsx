import { PauseIcon, PlayIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { range } from '../SeekBar/SeekBar.css.ts';
import { Speed, type SpeedProps } from './Speed.tsx';
import { Waveform } from './Waveform.tsx';

export interface AudioPlayerProps {
  /** What whoever plays it does with it; `idle`: nothing yet, or not any more. */
  state: 'idle' | 'loading' | 'playing' | 'paused';
  /** So much of it was heard. */
  seconds: number;
  /** The button was pressed: begin, pause or go on. */
  onToggle: () => void;
  onSeek: (seconds: number) => void;
  /** Length in seconds: known before a byte is loaded. */
  duration: number;
  /** Loudness over time, 0 to 1; without it an even line is drawn. */
  peaks?: readonly number[];
  labels: { play: string; pause: string; position: string };
  /** Seconds in figures: 42 → "0:42". */
  clock: (seconds: number) => string;
  /** Words for a voice that was not heard yet; shows the dot. */
  unheard?: string;
  /** How fast it plays, and a button for it once it was begun; without it there is none. */
  speed?: SpeedProps;
}

const EVEN = Array.from({ length: 8 }, () => 0.3);

/**
 * A voice message: one button, its waveform to seek in (arrows do too), its time. It makes no sound itself: one player of the page
 * does, so that a voice goes on when its message is out of sight. A clip with a picture is a `VideoPlayer`.
 */
export function AudioPlayer(props: AudioPlayerProps) {
  const { state, seconds, onToggle, onSeek, duration, peaks = EVEN, labels, clock, unheard, speed } = props;
  const length = Math.max(duration, 0.1);
  const isPlaying = state === 'playing';
  return (
    <div className="flex w-picture max-w-full items-center gap-2">
      <IconButton
        icon={isPlaying ? PauseIcon : PlayIcon}
        label={isPlaying ? labels.pause : labels.play}
        tone="inherit"
        loading={state === 'loading'}
        onClick={onToggle}
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
          onChange={(event) => onSeek(Number(event.currentTarget.value))}
          className={`absolute inset-0 size-full ${range} opacity-0 focus-visible:opacity-100`}
        />
      </span>
      <span className="text-caption tabular-nums">{clock(seconds > 0 ? seconds : duration)}</span>
      {speed && state !== 'idle' && <Speed {...speed} />}
      {unheard && (
        <span className="size-2 shrink-0 rounded-full bg-danger">
          <span className="sr-only">{unheard}</span>
        </span>
      )}
    </div>
  );
}
