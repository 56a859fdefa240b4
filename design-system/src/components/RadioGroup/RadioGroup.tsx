import { useId } from 'react';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** Secondary words under the label. */
  detail?: string;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  label: string;
  /** A heading near it says the same. */
  labelHidden?: boolean;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/**
 * One of a few, all in sight, each with room for a detail. Native radio buttons: one stop of the Tab key, arrows
 * choose. Two to four short words are a `SegmentedControl`, a long list a `Select`.
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, labelHidden = false, options, value, onChange, disabled } = props;
  const name = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend
        className={labelHidden ? 'sr-only' : 'pb-1 text-footnote leading-snug font-medium text-secondary'}
      >
        {label}
      </legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 items-center gap-3 py-1.5 text-primary has-disabled:text-disabled"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-describedby={option.detail && `${name}-${option.value}`}
            onChange={() => onChange(option.value)}
            className="size-5 shrink-0 appearance-none rounded-full shadow-line transition-shadow duration-quick ease-standard checked:shadow-radio disabled:checked:shadow-line forced-colors:appearance-auto"
          />
          <span className="min-w-0 flex-1 leading-snug">
            {option.label}
            {option.detail && (
              <span
                id={`${name}-${option.value}`}
                aria-hidden
                className="block text-caption text-tertiary in-disabled:text-disabled"
              >
                {option.detail}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
