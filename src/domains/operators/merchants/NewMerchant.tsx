import { Alert, Button, Card, Heading, Stack, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useOps } from '../ops.ts';
import type { Merchants } from './merchants.store.ts';

/** Lets a merchant ask for points. */
export const NewMerchant = observer(function NewMerchant({ merchants }: { merchants: Merchants }) {
  const text = useText();
  const words = useWords();
  const { toasts } = useOps();
  const { fresh, adding } = merchants;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await merchants.add()) toasts.show({ id: 'ops.merchants.added' }, 'success');
  };
  return (
    <Card as="section" pad="panel" edge="roomy" aria-label={text('ops.merchants.new')}>
      <Stack as="form" gap="md" onSubmit={(event) => void handleSubmit(event)}>
        <Heading level={2}>{text('ops.merchants.new')}</Heading>
        {adding.problem && <Alert tone="danger">{words(adding.problem)}</Alert>}
        <TextField
          label={text('ops.merchants.id')}
          hint={text('ops.merchants.id.hint')}
          value={fresh.id}
          onChange={(id) => merchants.set({ id })}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          maxLength={40}
          required
        />
        <TextField
          label={text('ops.merchants.name')}
          hint={text('ops.merchants.name.hint')}
          value={fresh.name}
          onChange={(name) => merchants.set({ name })}
          maxLength={60}
          required
        />
        <TextField
          label={text('ops.merchants.public_key')}
          hint={text('ops.merchants.public_key.hint')}
          value={fresh.public_key}
          onChange={(public_key) => merchants.set({ public_key })}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          maxLength={60}
          required
        />
        <Button type="submit" tone="primary" loading={adding.isSending}>
          {text('ops.merchants.add')}
        </Button>
      </Stack>
    </Card>
  );
});
