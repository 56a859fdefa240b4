import { type ReactNode, useState } from 'react';
import * as css from './SeekBar.css.ts';

export interface SeekBarProps {
  label: string;
  /** Position and length in seconds. */
  value: number;
  max: number;
  /** The position in words: "0:16 of 0:42". */
  valueText: string;
  onSeek: (seconds: number) => void;
  /** What the clip shows there: stands over the bar while a finger or the pointer holds it. */
  still?: (seconds: number) => ReactNode;
}

/** Where a clip is, over its picture; drag or use the arrow keys. A value of a form is a `Slider`. */
export function SeekBar({ label, value, max, valueText, onSeek, still }: SeekBarProps) {
  const [isHeld, setHeld] = useState(false);
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <span data-held={isHeld || undefined} className="relative flex h-6 min-w-0 flex-1 items-center">
      {isHeld && still && (
        <span aria-hidden className="pointer-events-none absolute inset-x-12 bottom-full mb-2">
          <span className="absolute bottom-0 -translate-x-1/2" style={{ left: `${share * 100}%` }}>
            {still(value)}
          </span>
        </span>
      )}
      <span className={`w-full overflow-clip rounded-full bg-media-track ${isHeld ? 'h-1.5' : 'h-0.75'}`}>
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
        onPointerDown={() => setHeld(true)}
        onPointerUp={() => setHeld(false)}
        onPointerCancel={() => setHeld(false)}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
        className={`absolute inset-0 size-full ${css.range}`}
      />
    </span>
  );
}
