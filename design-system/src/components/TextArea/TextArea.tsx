import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { isSendKey } from '../../lib/keys.ts';
import { describedBy, Field, type FieldProps } from '../TextField/Field.tsx';
import { fieldBoxStyles, inputStyles } from '../TextField/field.variants.ts';
import * as css from './TextArea.css.ts';

export interface TextAreaProps
  extends FieldProps,
    Pick<
      ComponentProps<'textarea'>,
      'ref' | 'name' | 'placeholder' | 'maxLength' | 'required' | 'disabled' | 'onBlur' | 'onSelect'
    > {
  value: string;
  onChange: (value: string) => void;
  /** Before the field's own keys; one whose default is prevented does nothing more. */
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** Enter sends, Shift+Enter breaks the line. Without it Enter breaks the line. */
  onSubmit?: () => void;
}

/**
 * Several lines in a form: three to begin with, then as many as are written, up to half a screen. Enter that ends a
 * composition (pinyin) never sends. The line at the foot of a conversation is a `Composer`.
 */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, value, onChange, onKeyDown, onSubmit, ...textarea } = props;
  const id = useId();

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    onKeyDown?.(event);
    if (event.defaultPrevented || !onSubmit || !isSendKey(event)) return;
    event.preventDefault();
    onSubmit();
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={fieldBoxStyles({ invalid: Boolean(error) })}>
        <textarea
          {...textarea}
          {...describedBy(id, { hint, error })}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKey}
          className={`${inputStyles} ${css.lines}`}
        />
      </div>
    </Field>
  );
}
