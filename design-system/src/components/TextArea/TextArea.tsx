import { type ComponentProps, useId } from 'react';
import { describedBy, Field, type FieldProps } from '../TextField/Field.tsx';
import { fieldBoxStyles, inputStyles } from '../TextField/field.variants.ts';

export interface TextAreaProps
  extends FieldProps,
    Pick<
      ComponentProps<'textarea'>,
      'ref' | 'name' | 'placeholder' | 'maxLength' | 'required' | 'disabled' | 'rows' | 'onBlur'
    > {
  value: string;
  onChange: (value: string) => void;
}

/** Several lines; grows with what is written. */
export function TextArea({ label, hint, error, value, onChange, rows = 3, ...textarea }: TextAreaProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={fieldBoxStyles({ invalid: Boolean(error) })}>
        <textarea
          {...textarea}
          {...describedBy(id, { hint, error })}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputStyles} resize-none field-sizing-content`}
        />
      </div>
    </Field>
  );
}
