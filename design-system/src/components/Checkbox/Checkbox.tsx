import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon } from '../../icons/index.ts';
import { Icon } from '../Icon/Icon.tsx';

export interface CheckboxProps
  extends Pick<ComponentProps<'input'>, 'ref' | 'name' | 'required' | 'disabled'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** May hold links. */
  children: ReactNode;
}

/**
 * A yes or no that is sent with its form: consent, "remember me". The words are part of the target and may hold
 * links; Space toggles. What takes effect at once is a `Switch`.
 */
export function Checkbox({ checked, onChange, children, ...input }: CheckboxProps) {
  return (
    <label className="relative flex min-h-11 items-center gap-2.5 text-footnote leading-snug text-secondary has-disabled:text-disabled">
      <input
        {...input}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="peer size-5 shrink-0 appearance-none rounded-check shadow-line transition-colors duration-quick ease-standard checked:bg-accent checked:shadow-none disabled:checked:bg-default"
      />
      <span className="pointer-events-none absolute left-0.5 hidden text-on-accent peer-checked:block">
        <Icon of={CheckIcon} size="xs" />
      </span>
      <span>{children}</span>
    </label>
  );
}
