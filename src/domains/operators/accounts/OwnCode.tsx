import { TextField } from '@livery/design-system';
import { useText } from '../../../lib/intl/useText.ts';

interface OwnCodeProps {
  value: string;
  onChange(code: string): void;
}

/** The second factor of who is in, once more. */
export function OwnCode({ value, onChange }: OwnCodeProps) {
  const text = useText();
  return (
    <TextField
      label={text('ops.step_up.code')}
      hint={text('ops.step_up.code.hint')}
      value={value}
      onChange={onChange}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={20}
      required
    />
  );
}
