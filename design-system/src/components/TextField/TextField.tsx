import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { describedBy, Field, type FieldProps } from './Field.tsx';
import { fieldBoxStyles, inputStyles } from './field.variants.ts';

type InputAttributes = Pick<
  ComponentProps<'input'>,
  | 'ref'
  | 'name'
  | 'placeholder'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'inputMode'
  | 'maxLength'
  | 'minLength'
  | 'pattern'
  | 'required'
  | 'disabled'
  | 'readOnly'
  | 'spellCheck'
  | 'enterKeyHint'
  | 'lang'
  | 'onBlur'
  | 'onKeyDown'
>;

interface TextFieldCommon extends FieldProps, InputAttributes {
  value: string;
  onChange: (value: string) => void;
  /** Inside the box, before and after the text. */
  prefix?: ReactNode;
  suffix?: ReactNode;
}

interface PlainTextField extends TextFieldCommon {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  reveal?: never;
}

interface PasswordTextField extends TextFieldCommon {
  type: 'password';
  /** Names of the button that shows and hides what was typed. */
  reveal: { show: string; hide: string };
}

export type TextFieldProps = PlainTextField | PasswordTextField;

export function TextField({
  label,
  hint,
  error,
  type,
  reveal,
  value,
  onChange,
  prefix,
  suffix,
  ...input
}: TextFieldProps) {
  const id = useId();
  const [revealed, setRevealed] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={fieldBoxStyles({ invalid: Boolean(error) })}>
        {prefix && <span className="shrink-0 text-tertiary">{prefix}</span>}
        <input
          {...input}
          {...describedBy(id, { hint, error })}
          type={revealed ? 'text' : (type ?? 'text')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={inputStyles}
        />
        {suffix && <span className="flex shrink-0 items-center text-tertiary">{suffix}</span>}
        {reveal && (
          <span className="-me-2.5 flex shrink-0">
            <IconButton
              icon={revealed ? EyeIcon : EyeOffIcon}
              label={revealed ? reveal.hide : reveal.show}
              tone="quiet"
              disabled={input.disabled}
              onClick={() => setRevealed(!revealed)}
            />
          </span>
        )}
      </div>
    </Field>
  );
}
