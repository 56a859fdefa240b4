import { Alert, Button, Inline, Stack, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef } from 'react';
import { useWords } from '../../../lib/intl/useWords.ts';
import type { Desk } from './desk.ts';
import { useDeskKeys } from './useDeskKeys.ts';

interface DecisionProps {
  desk: Desk;
  /** What the reason is for, and who reads it. */
  label: string;
  hint: string;
  accept: string;
  act: string;
}

/** The two ways to decide, by buttons and by keys. */
export const Decision = observer(function Decision({ desk, label, hint, accept, act }: DecisionProps) {
  const words = useWords();
  const reason = useRef<HTMLInputElement>(null);
  useDeskKeys(desk, reason);
  const { problem, isSending } = desk.sending;
  const handleAct = (event: FormEvent) => {
    event.preventDefault();
    // Where it is refused, what is typed on is the reason, and no key.
    void desk.act().then((isDone) => isDone && reason.current?.blur());
  };
  return (
    <Stack gap="md" as="form" onSubmit={handleAct}>
      {problem && <Alert tone="danger">{words(problem)}</Alert>}
      <TextField
        ref={reason}
        label={label}
        hint={hint}
        value={desk.reason}
        onChange={(typed) => desk.setReason(typed)}
        maxLength={300}
        required
      />
      <Inline gap="sm" wrap>
        <Button tone="primary" loading={isSending} onClick={() => void desk.accept()}>
          {accept}
        </Button>
        <Button type="submit" tone="danger" loading={isSending}>
          {act}
        </Button>
      </Inline>
    </Stack>
  );
});
