import { useId } from 'react';

export interface SegmentedControlProps<Value extends string> {
  /** Name of the choice. */
  label: string;
  /** `lang`: of a label in another language than the page's. */
  items: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * One of two to four short words that takes effect at once: a filter, a way to log in. Radio buttons drawn as one
 * control: one stop of the Tab key, arrows choose. What shows another panel is `Tabs`.
 */
export function SegmentedControl<Value extends string>({
  label,
  items,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="flex gap-0.5 rounded-control bg-sunken p-0.75">
      {items.map((item) => (
        <label
          key={item.value}
          lang={item.lang}
          className="relative flex h-segment flex-1 items-center justify-center rounded-segment px-button-sm font-medium whitespace-nowrap text-secondary transition-colors duration-quick ease-standard after:absolute after:inset-x-0 after:inset-y-hit-md has-checked:bg-overlay has-checked:font-strong has-checked:text-primary has-checked:shadow-segment has-focus-visible:shadow-focus has-focus-visible:outline-hidden forced-colors:has-checked:underline"
        >
          <input
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === value}
            onChange={() => onChange(item.value)}
            className="sr-only"
          />
          {item.label}
        </label>
      ))}
    </div>
  );
}
