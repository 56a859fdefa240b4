import { TextField, type TextFieldProps } from '@livery/design-system';
import { useState } from 'react';

interface CommitFieldProps extends Pick<TextFieldProps, 'label' | 'prefix' | 'hint' | 'lang'> {
  /** What the draft holds. */
  value: string;
  /** Takes a text over; returns why it cannot, or nothing. */
  onCommit: (text: string) => string | undefined;
}

/** A text that reaches the draft only while it is valid; until then it stays in the field with its sentence. */
export function CommitField({ value, onCommit, ...field }: CommitFieldProps) {
  const [rejected, setRejected] = useState<{ text: string; error: string; over: string } | null>(null);
  // Another brand, or another way to change the same value, is newer than what was typed here.
  const kept = rejected?.over === value ? rejected : null;

  function take(text: string) {
    const error = onCommit(text);
    setRejected(error === undefined ? null : { text, error, over: value });
  }

  return (
    <TextField
      {...field}
      value={kept?.text ?? value}
      error={kept?.error}
      onChange={take}
      spellCheck={false}
    />
  );
}
