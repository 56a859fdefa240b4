import { Button, Stack, TextField } from '@livery/design-system';
import { type FormEvent, useState } from 'react';

interface PastedCodeProps {
  label: string;
  hint: string;
  /** Characters at most. */
  longest: number;
  submitLabel: string;
  /** What is wrong with what was pasted. */
  problem: string | null;
  isBusy?: boolean;
  onRead: (text: string) => void;
}

/** By hand, everywhere: what a code says. */
export function PastedCode({
  label,
  hint,
  longest,
  submitLabel,
  problem,
  isBusy = false,
  onRead,
}: PastedCodeProps) {
  const [value, setValue] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onRead(value);
  };
  return (
    <Stack as="form" gap="md" onSubmit={handleSubmit}>
      <TextField
        name="link"
        label={label}
        hint={hint}
        value={value}
        onChange={setValue}
        error={problem}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longest}
        enterKeyHint="go"
      />
      <Button type="submit" block loading={isBusy}>
        {submitLabel}
      </Button>
    </Stack>
  );
}
