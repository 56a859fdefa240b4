import { Alert, Button, ButtonLink, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { focusInvalidField } from '../../../lib/focus-invalid-field.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { readableIdentifier } from '../identifiers/identifier.model.ts';
import { NewPasswordFields } from '../password/NewPasswordFields.tsx';
import { registerPath } from '../registration/register-route.ts';
import type { ForgotParams } from './forgot-route.ts';
import type { RecoveryForm } from './recovery-form.store.ts';

/** Step 2: the new password, twice. */
export const ForgotPassword = observer(function ForgotPassword({ form }: { form: RecoveryForm }) {
  const text = useText();
  const words = useWords();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { currentTarget } = event;
    await form.save();
    await focusInvalidField(currentTarget);
  };
  return (
    <Stack as="form" gap="md" onSubmit={(event) => void handleSubmit(event)}>
      {form.problem && <Alert tone="danger">{words(form.problem)}</Alert>}
      <NewPasswordFields next={form.next} autoFocus />
      <Button type="submit" tone="primary" size="lg" block loading={form.next.saving.isSending}>
        {text('forgot.save')}
      </Button>
    </Stack>
  );
});

/** The code was right and the address has no account: it can sign up, already verified. */
export function ForgotUnknown({ params, onRetry }: { params: ForgotParams; onRetry: () => void }) {
  const text = useText();
  return (
    <Stack gap="lg">
      <Text as="p" tone="secondary" wrap="pretty">
        {text('forgot.unknown.text', { address: readableIdentifier(params) })}
      </Text>
      <ButtonLink tone="primary" size="lg" block href={registerPath({ ...params, step: 3 })}>
        {text('forgot.unknown.register')}
      </ButtonLink>
      <Button tone="ghost" block onClick={onRetry}>
        {text('forgot.unknown.retry')}
      </Button>
    </Stack>
  );
}
