import { Alert, Button, Link, PasswordField, Stack, Text } from '@livery/design-system';
import { Sheet } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { focusInvalidField } from '../../../lib/focus-invalid-field.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { NewPasswordFields } from '../../auth/index.ts';
import type { Closable } from '../Closable.ts';
import { PasswordChange } from './password-change.store.ts';

/** Change of the login password (product.md section 7). */
export const ChangePassword = observer(function ChangePassword({ onClose }: Closable) {
  const text = useText();
  const words = useWords();
  const { http, toasts } = useStores();
  const [form] = useState(() => new PasswordChange(http));
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (!(await form.submit())) return focusInvalidField(currentTarget, 'old_password');
    toasts.show({ id: 'account.password.changed' }, 'success');
    onClose();
    return undefined;
  };
  return (
    <Sheet open onClose={onClose} title={text('account.password.change')} closeLabel={text('login.close')}>
      <Stack as="form" gap="md" onSubmit={(event) => void handleSubmit(event)}>
        <Text as="p" size="footnote" tone="secondary" wrap="pretty">
          {text('account.password.lead')}
        </Text>
        {form.next.problem && <Alert tone="danger">{words(form.next.problem)}</Alert>}
        <PasswordField
          name="old_password"
          label={text('account.password.old')}
          reveal={{ show: text('login.password.show'), hide: text('login.password.hide') }}
          value={form.old}
          onChange={(old) => form.type(old)}
          error={form.missesOld ? text('login.password.missing') : null}
          autoComplete="current-password"
        />
        <NewPasswordFields next={form.next} />
        <Button type="submit" tone="primary" size="lg" block loading={form.next.saving.isSending}>
          {text('forgot.save')}
        </Button>
        <Text as="p" size="footnote" align="center">
          <Link href="/forgot-password/email">{text('login.forgot')}</Link>
        </Text>
      </Stack>
    </Sheet>
  );
});
