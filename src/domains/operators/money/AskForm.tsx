import { MANUAL_DEPOSITS, type ManualMovement } from '@livery/contract';
import { Alert, Button, Card, Heading, Select, Stack, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useOps } from '../ops.ts';
import type { MovementForm } from './movements.store.ts';

/** The named kinds of giving; the further ones are all "other". */
const TYPES = [...MANUAL_DEPOSITS.slice(0, 4), 221, 229].map(String);

/** Points given or taken by hand. */
export const AskForm = observer(function AskForm({
  form,
  onAsked,
}: {
  form: MovementForm;
  onAsked: (movement: ManualMovement) => void;
}) {
  const text = useText();
  const words = useWords();
  const { toasts } = useOps();
  const { asking } = form;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const movement = await form.ask();
    if (!movement) return;
    toasts.show({ id: movement.state === 'done' ? 'ops.money.done' : 'ops.money.waits' }, 'success');
    onAsked(movement);
  };
  return (
    <Card as="section" pad="panel" edge="roomy" aria-label={text('ops.money.ask')}>
      <Stack as="form" gap="md" onSubmit={(event) => void handleSubmit(event)}>
        <Heading level={2}>{text('ops.money.ask')}</Heading>
        {asking.problem && <Alert tone="danger">{words(asking.problem)}</Alert>}
        <Select
          label={text('ops.money.type')}
          value={form.type}
          options={TYPES.map((value) => ({ value, label: text(`ops.money.type.${value}` as MessageId) }))}
          onChange={(type) => form.set({ type })}
        />
        <TextField
          label={text('ops.money.account')}
          value={form.username}
          onChange={(username) => form.set({ username })}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          required
        />
        <TextField
          label={text('ops.money.amount')}
          inputMode="decimal"
          placeholder="100.00"
          value={form.amount}
          onChange={(amount) => form.set({ amount })}
          required
        />
        <TextField
          label={text('ops.reason')}
          hint={text('ops.reason.hint')}
          value={form.remark}
          onChange={(remark) => form.set({ remark })}
          maxLength={200}
          required
        />
        <Button type="submit" tone="primary" loading={asking.isSending}>
          {text('ops.money.submit')}
        </Button>
      </Stack>
    </Card>
  );
});
