import { type ComponentProps, useId } from 'react';
import { describedBy, Field, type FieldProps } from '../TextField/Field.tsx';
import { codeCellStyles } from './CodeField.variants.ts';
import { digitsOf } from './digits.ts';

export interface CodeFieldProps
  extends FieldProps,
    Pick<ComponentProps<'input'>, 'ref' | 'name' | 'autoFocus' | 'disabled'> {
  /** Only digits reach `onChange`. */
  value: string;
  onChange: (value: string) => void;
  /** Called once each time the last cell is filled. */
  onComplete?: (value: string) => void;
  /** Cells; 6 by `product.md`. */
  length?: number;
  /** Shows dots: a security code. */
  masked?: boolean;
  /** A `Keypad` types into it: the next cell looks as with the focus. */
  active?: boolean;
}

function Cells({
  value,
  length,
  masked,
  active,
  invalid,
  disabled,
}: {
  value: string;
  length: number;
  masked: boolean;
  active: boolean;
  invalid: boolean;
  disabled: boolean;
}) {
  const now = Math.min(value.length, length - 1);
  const nowOf = (index: number) => (index !== now ? 'no' : active ? 'always' : 'focused');
  return Array.from({ length }, (_, index) => {
    const digit = value[index];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
      <span key={index} className={codeCellStyles({ invalid, disabled, now: nowOf(index) })}>
        {masked && digit ? (
          <span className="size-3 rounded-full bg-current" />
        ) : (
          <span className="figure-trim">{digit}</span>
        )}
        {!digit && index === now && (
          <span
            className={`h-6 w-0.5 animate-blink bg-current text-accent ${active ? '' : 'hidden group-focus-within:block'}`}
          />
        )}
      </span>
    );
  });
}

/**
 * A code in cells: typed, pasted in any form (full-width digits too), or filled in by the platform. One real input
 * lies over the cells, so that a screen reader hears one plain field. With `masked` it shows the security password
 * over a `Keypad`.
 */
export function CodeField(props: CodeFieldProps) {
  const {
    label,
    hint,
    error,
    value,
    onChange,
    onComplete,
    length = 6,
    masked = false,
    active = false,
    ...input
  } = props;
  const id = useId();

  function handleChange(text: string) {
    const next = digitsOf(text, length);
    if (next === value) return;
    onChange(next);
    if (next.length === length) onComplete?.(next);
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="group relative">
        <div aria-hidden className="grid grid-cols-6 gap-2">
          <Cells
            value={value}
            length={length}
            masked={masked}
            active={active}
            invalid={Boolean(error)}
            disabled={input.disabled ?? false}
          />
        </div>
        <input
          {...input}
          {...describedBy(id, { hint, error })}
          type={masked ? 'password' : 'text'}
          inputMode="numeric"
          autoComplete={masked ? 'off' : 'one-time-code'}
          spellCheck={false}
          value={value}
          onChange={(event) => handleChange(event.target.value)}
          onSelect={(event) => event.currentTarget.setSelectionRange(value.length, value.length)}
          className="absolute inset-0 size-full cursor-text opacity-0"
        />
      </div>
    </Field>
  );
}
