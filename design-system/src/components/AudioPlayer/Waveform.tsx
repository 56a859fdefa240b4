import { waveBarStyles } from './AudioPlayer.variants.ts';

interface WaveformProps {
  /** Loudness over time, 0 to 1, any number of values. */
  peaks: readonly number[];
  /** Played so far, 0 to 1. */
  share: number;
}

const BARS = 32;

/** The loudest value of each of the 32 stretches: short clips repeat theirs, long ones keep their peaks. */
export function barsOf(peaks: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / count));
    return Math.min(1, Math.max(0, ...peaks.slice(from, to)));
  });
}

export function Waveform({ peaks, share }: WaveformProps) {
  return (
    <span aria-hidden className="flex h-7 min-w-0 flex-1 items-center justify-between gap-px">
      {barsOf(peaks, BARS).map((height, bar) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          key={bar}
          className={waveBarStyles({ played: (bar + 0.5) / BARS <= share })}
          style={{ height: `${12 + height * 88}%` }}
        />
      ))}
    </span>
  );
}
