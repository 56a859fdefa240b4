import { TextField, type TextFieldProps } from '@livery/design-system';
import { useState } from 'react';

interface LeftFieldProps extends Pick<TextFieldProps, 'label' | 'hint' | 'lang' | 'placeholder'> {
  value: string;
  /** With what was typed, when the field is left or Enter is pressed. */
  onLeave: (text: string) => void;
}

/** A text that is taken over as a whole: half a word would rename everything by halves. */
export function LeftField({ value, onLeave, ...field }: LeftFieldProps) {
  const [typed, setTyped] = useState<{ text: string; over: string }>();
  // Undo, or another way to change the same text, is newer than what was typed here.
  const text = typed?.over === value ? typed.text : undefined;
  function leave() {
    setTyped(undefined);
    if (text !== undefined && text !== value) onLeave(text);
  }
  return (
    <TextField
      {...field}
      value={text ?? value}
      onChange={(next) => setTyped({ text: next, over: value })}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && leave()}
    />
  );
}
