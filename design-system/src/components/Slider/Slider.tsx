import { type ComponentProps, useId } from 'react';
import * as css from './Slider.css.ts';

export interface SliderProps extends Pick<ComponentProps<'input'>, 'name' | 'disabled'> {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value in words, shown at the end of the label: "7 packets". */
  valueText: string;
  onChange: (value: number) => void;
}

/**
 * A value that is felt rather than typed. Arrows step, Page keys leap, Home and End go to the ends. An exact amount
 * is a `TextField`.
 */
export function Slider({ label, value, min, max, step = 1, valueText, onChange, ...input }: SliderProps) {
  const id = useId();
  const share = max > min ? (value - min) / (max - min) : 0;
  return (
    <div className="flex min-w-0 flex-col">
      <div className="flex items-baseline gap-3 text-footnote leading-snug">
        <label htmlFor={id} className="min-w-0 flex-1 font-medium text-secondary">
          {label}
        </label>
        <span aria-hidden className={`tabular-nums ${input.disabled ? 'text-tertiary' : 'text-primary'}`}>
          {valueText}
        </span>
      </div>
      <span className="relative flex h-11 items-center">
        <span className="h-1 w-full overflow-clip rounded-full bg-default">
          <span
            className={`block h-full origin-left ${input.disabled ? 'bg-strong' : 'bg-accent'}`}
            style={{ transform: `scaleX(${share})` }}
          />
        </span>
        <input
          {...input}
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={valueText}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
          className={`absolute inset-0 size-full rounded-xs ${css.range}`}
        />
      </span>
    </div>
  );
}
