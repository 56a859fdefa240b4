import { Alert, Button, Card, Heading, Stack, TextField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import type { OperatorAccounts } from './accounts.store.ts';
import { OwnCode } from './OwnCode.tsx';
import { RoleSelect } from './RoleSelect.tsx';

/** Lets somebody in. */
export const NewOperator = observer(function NewOperator({ accounts }: { accounts: OperatorAccounts }) {
  const text = useText();
  const words = useWords();
  const { fresh, making } = accounts;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void accounts.make();
  };
  return (
    <Card as="section" pad="panel" edge="roomy" aria-label={text('ops.operators.new')}>
      <Stack as="form" gap="md" onSubmit={handleSubmit}>
        <Heading level={2}>{text('ops.operators.new')}</Heading>
        {making.problem && <Alert tone="danger">{words(making.problem)}</Alert>}
        <TextField
          label={text('ops.operators.name')}
          hint={text('ops.operators.name.hint')}
          value={fresh.name}
          onChange={(name) => accounts.set({ name })}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
          maxLength={30}
          required
        />
        <RoleSelect value={fresh.role} onChange={(role) => accounts.set({ role })} />
        <TextField
          label={text('ops.reason')}
          hint={text('ops.reason.hint')}
          value={fresh.reason}
          onChange={(reason) => accounts.set({ reason })}
          maxLength={300}
          required
        />
        <OwnCode value={fresh.code} onChange={(code) => accounts.set({ code })} />
        <Button type="submit" tone="primary" loading={making.isSending}>
          {text('ops.operators.make')}
        </Button>
      </Stack>
    </Card>
  );
});
