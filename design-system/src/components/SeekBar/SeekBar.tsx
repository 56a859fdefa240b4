import * as css from './SeekBar.css.ts';

export interface SeekBarProps {
  label: string;
  /** Position and length in seconds. */
  value: number;
  max: number;
  /** The position in words: "0:16 of 0:42". */
  valueText: string;
  onSeek: (seconds: number) => void;
}

/** Where a clip is, over its picture; drag or use the arrow keys. A value of a form is a `Slider`. */
export function SeekBar({ label, value, max, valueText, onSeek }: SeekBarProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <span className="relative flex h-6 min-w-0 flex-1 items-center">
      <span className="h-0.75 w-full overflow-clip rounded-full bg-media-track">
        <span className="block h-full origin-left bg-media-text" style={{ transform: `scaleX(${share})` }} />
      </span>
      <input
        type="range"
        min={0}
        max={max || 1}
        step={0.1}
        value={Math.min(value, max || 1)}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
        className={`absolute inset-0 size-full ${css.range}`}
      />
    </span>
  );
}
