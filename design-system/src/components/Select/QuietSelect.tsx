import { ChevronDownIcon } from '../../icons/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { SelectProps } from './Select.tsx';

export type QuietSelectProps<Value extends string> = Pick<
  SelectProps<Value>,
  'label' | 'options' | 'onChange'
> & { value: Value };

/**
 * One of many beside a heading: the month of a list. Looks like words with an arrow; the list is the system's own, with its
 * keyboard, on a phone its wheel. In a form use `Select`.
 */
export function QuietSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
}: QuietSelectProps<Value>) {
  return (
    <span className="relative flex shrink-0 items-center gap-0.5 rounded-xs text-footnote leading-snug text-secondary tabular-nums hover:text-primary has-focus-visible:shadow-focus">
      <span aria-hidden>{options.find((option) => option.value === value)?.label}</span>
      <Icon of={ChevronDownIcon} size="xs" />
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className="absolute inset-x-0 -inset-y-3 cursor-pointer appearance-none text-body opacity-0"
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
