import type { ComponentProps } from 'react';

export interface SwitchProps extends Pick<ComponentProps<'input'>, 'ref' | 'name' | 'disabled'> {
  label: string;
  /** The words stand in the row already. */
  labelHidden?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that takes effect at once; Space toggles. For choices sent with a form use `Checkbox`. */
export function Switch({ label, labelHidden = false, checked, onChange, ...input }: SwitchProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-3">
      <span className={labelHidden ? 'sr-only' : 'text-body text-primary'}>{label}</span>
      <span className="relative flex shrink-0">
        <input
          {...input}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer h-7 w-11.5 appearance-none rounded-chip bg-strong transition-colors duration-quick ease-standard checked:bg-accent disabled:bg-default"
        />
        <span className="pointer-events-none absolute top-0.75 left-0.75 size-5.5 rounded-knob bg-overlay transition-transform duration-quick ease-pop peer-checked:translate-x-4.5 peer-checked:bg-on-accent forced-colors:border forced-colors:border-current" />
      </span>
    </label>
  );
}
