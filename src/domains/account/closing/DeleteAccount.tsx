import { Alert, Button, ButtonLink, PasswordField, Stack } from '@livery/design-system';
import { Dialog } from '@livery/design-system/dialog';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useState } from 'react';
import { focusInvalidField } from '../../../lib/focus-invalid-field.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { FIRST_PASSWORD } from '../../auth/index.ts';
import type { Closable } from '../Closable.ts';
import { ClosingForm } from './closing-form.store.ts';

const Question = observer(function Question({ form, onClose }: Closable & { form: ClosingForm }) {
  const text = useText();
  const words = useWords();
  const navigate = useNavigate();
  const { toasts } = useStores();
  const id = useId();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (!(await form.submit())) return focusInvalidField(currentTarget, 'password');
    toasts.show({ id: 'account.delete.done' });
    navigate('/home/recommend', { replace: true });
    return undefined;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('account.delete.title')}
      text={text('account.delete.text')}
      actions={
        <>
          <Button onClick={onClose}>{text('account.delete.keep')}</Button>
          <Button type="submit" form={id} tone="danger" loading={form.sending.isSending}>
            {text('account.delete.confirm')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack gap="md">
          {form.sending.problem && <Alert tone="danger">{words(form.sending.problem)}</Alert>}
          <PasswordField
            name="password"
            label={text('account.delete.password')}
            reveal={{ show: text('login.password.show'), hide: text('login.password.hide') }}
            value={form.password}
            onChange={(password) => form.type(password)}
            error={form.missesPassword ? text('login.password.missing') : null}
            autoComplete="current-password"
          />
        </Stack>
      </form>
    </Dialog>
  );
});

/** Explains the deletion and asks for the password; without a password one is set first. */
export const DeleteAccount = observer(function DeleteAccount({ onClose }: Closable) {
  const text = useText();
  const { http, session, users, alerts } = useStores();
  const [form] = useState(() => new ClosingForm({ http, session, alerts }));
  if (users.me?.has_password !== false) return <Question form={form} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('account.delete.title')}
      text={text('account.delete.first')}
      actions={
        <>
          <Button onClick={onClose}>{text('account.delete.keep')}</Button>
          <ButtonLink tone="primary" href={FIRST_PASSWORD}>
            {text('forgot.first.title')}
          </ButtonLink>
        </>
      }
    />
  );
});
