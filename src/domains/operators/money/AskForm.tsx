import { MANUAL_DEPOSITS } from '@livery/contract';
import { Alert, Button, Card, Heading, Select, Stack, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useOps } from '../ops.ts';
import type { Movements } from './movements.store.ts';

/** The named kinds of giving; the further ones are all "other". */
const TYPES = [...MANUAL_DEPOSITS.slice(0, 4), 221, 229].map(String);

/** Points given or taken by hand. */
export const AskForm = observer(function AskForm({ movements }: { movements: Movements }) {
  const text = useText();
  const words = useWords();
  const { toasts } = useOps();
  const { asking } = movements;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const state = await movements.ask();
    if (state) toasts.show({ id: state === 'done' ? 'ops.money.done' : 'ops.money.waits' }, 'success');
  };
  return (
    <Card as="section" pad="panel" edge="roomy" aria-label={text('ops.money.ask')}>
      <Stack as="form" gap="md" onSubmit={(event) => void handleSubmit(event)}>
        <Heading level={2}>{text('ops.money.ask')}</Heading>
        {asking.problem && <Alert tone="danger">{words(asking.problem)}</Alert>}
        <Select
          label={text('ops.money.type')}
          value={movements.type}
          options={TYPES.map((value) => ({ value, label: text(`ops.money.type.${value}` as MessageId) }))}
          onChange={(type) => movements.set({ type })}
        />
        <TextField
          label={text('ops.money.account')}
          value={movements.username}
          onChange={(username) => movements.set({ username })}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          required
        />
        <TextField
          label={text('ops.money.amount')}
          inputMode="decimal"
          placeholder="100.00"
          value={movements.amount}
          onChange={(amount) => movements.set({ amount })}
          required
        />
        <TextField
          label={text('ops.reason')}
          hint={text('ops.reason.hint')}
          value={movements.remark}
          onChange={(remark) => movements.set({ remark })}
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
