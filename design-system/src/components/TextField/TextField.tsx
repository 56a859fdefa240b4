import { type ComponentProps, type ReactNode, useId } from 'react';
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

export interface TextFieldProps extends FieldProps, InputAttributes {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'datetime-local';
  value: string;
  onChange: (value: string) => void;
  /** Inside the box, before and after the text. */
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/**
 * One line of text with its label over it and its hint or error under it. Secrets go into a `PasswordField`, codes
 * into a `CodeField`, phone numbers into a `PhoneField`, several lines into a `TextArea`.
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, type = 'text', value, onChange, prefix, suffix, ...input } = props;
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={fieldBoxStyles({ invalid: Boolean(error) })}>
        {prefix && <span className="shrink-0 text-tertiary">{prefix}</span>}
        <input
          {...input}
          {...describedBy(id, { hint, error })}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={inputStyles}
        />
        {suffix && <span className="flex shrink-0 items-center text-tertiary">{suffix}</span>}
      </div>
    </Field>
  );
}
