import { ChevronDownIcon } from '../../icons/index.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface FieldSelectProps<Value extends string> {
  /** Name of the choice. */
  label: string;
  /** `short` stands in the field, `label` in the list. */
  options: readonly { value: Value; label: string; short: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * A small choice inside a field, such as the dial code of a phone number: the system's own list over a short text.
 */
export function FieldSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FieldSelectProps<Value>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <span className="relative flex items-center gap-1 rounded-xs text-primary tabular-nums has-focus-visible:shadow-focus">
      <span aria-hidden>{chosen?.short}</span>
      <Icon of={ChevronDownIcon} size="xs" />
      <span aria-hidden className="ms-1.5 h-5 w-px bg-default" />
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className="absolute -inset-y-3 inset-x-0 cursor-pointer appearance-none opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
