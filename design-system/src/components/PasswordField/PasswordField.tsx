import { type ComponentProps, useId, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { describedBy, Field, type FieldProps } from '../TextField/Field.tsx';
import { fieldBoxStyles, inputStyles } from '../TextField/field.variants.ts';

export interface PasswordFieldProps
  extends FieldProps,
    Pick<
      ComponentProps<'input'>,
      | 'ref'
      | 'name'
      | 'maxLength'
      | 'minLength'
      | 'required'
      | 'disabled'
      | 'autoFocus'
      | 'enterKeyHint'
      | 'onBlur'
      | 'onKeyDown'
    > {
  value: string;
  onChange: (value: string) => void;
  /** Tells a password manager whether to fill one in or to make one up. */
  autoComplete: 'current-password' | 'new-password';
  /** Names of the button that shows and hides what was typed. */
  reveal: { show: string; hide: string };
}

/**
 * A login password: hidden until its owner asks to see it, never corrected, capitalised or sent to a spelling
 * service. The six digits of the security password go into a `CodeField` over a `Keypad`.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, value, onChange, reveal, ...input } = props;
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={fieldBoxStyles({ invalid: Boolean(error) })}>
        <input
          {...input}
          {...describedBy(id, { hint, error })}
          type={revealed ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={inputStyles}
        />
        <span className="-me-2.5 flex shrink-0">
          <IconButton
            icon={revealed ? EyeIcon : EyeOffIcon}
            label={revealed ? reveal.hide : reveal.show}
            tone="subtle"
            disabled={input.disabled}
            onClick={() => setRevealed(!revealed)}
          />
        </span>
      </div>
    </Field>
  );
}
