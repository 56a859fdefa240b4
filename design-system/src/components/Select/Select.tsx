import { type ComponentProps, useId } from 'react';
import { ChevronDownIcon } from '../../icons/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { describedBy, Field, type FieldProps } from '../TextField/Field.tsx';
import * as css from './Select.css.ts';
import { selectStyles } from './Select.variants.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string>
  extends FieldProps,
    Pick<ComponentProps<'select'>, 'name' | 'disabled' | 'required' | 'onBlur'> {
  options: readonly SelectOption<Value>[];
  /** Null until one is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Stands in the field until one is chosen; cannot be chosen itself. */
  placeholder?: string;
}

/**
 * One of many, in a form. The browser's own control: its keyboard, its letters, on a phone its wheel. A few that
 * should all be seen are a `RadioGroup`.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, options, value, onChange, placeholder, ...select } = props;
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="relative flex items-center">
        <select
          {...select}
          {...describedBy(id, { hint, error })}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value as Value)}
          className={`${selectStyles({ invalid: Boolean(error), chosen: value !== null })} ${css.select}`}
        >
          {value === null && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute end-3.5 text-tertiary">
          <Icon of={ChevronDownIcon} size="sm" />
        </span>
      </div>
    </Field>
  );
}
