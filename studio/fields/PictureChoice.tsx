import { useId } from 'react';
import { Picture } from '../pictures/Picture.tsx';
import type { Shape } from '../pictures/shapes.ts';

export interface PictureOption {
  readonly value: string;
  readonly label: string;
  /** What it looks like, in words. */
  readonly detail?: string;
  readonly shapes: readonly Shape[];
}

interface PictureChoiceProps {
  label: string;
  options: readonly PictureOption[];
  value: string;
  onChange: (value: string) => void;
}

/** One of a few that are seen before they are chosen. Native radio buttons, as large as their pictures: arrows choose, and the name is read. */
export function PictureChoice({ label, options, value, onChange }: PictureChoiceProps) {
  const name = useId();
  return (
    <fieldset className="studio-choice">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-describedby={option.detail && `${name}-${option.value}`}
            onChange={() => onChange(option.value)}
          />
          <Picture shapes={option.shapes} />
          <b>{option.label}</b>
          {option.detail && (
            <small id={`${name}-${option.value}`} aria-hidden>
              {option.detail}
            </small>
          )}
        </label>
      ))}
    </fieldset>
  );
}
