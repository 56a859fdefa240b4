import type { LoginMode } from '@livery/contract';
import { Alert, Button, Checkbox, Inline, Link, PasswordField, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { focusInvalidField } from '../../../lib/focus-invalid-field.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { IdentifierField } from '../identifiers/IdentifierField.tsx';
import { forgotPath } from '../recovery/forgot-route.ts';
import { registerPath } from '../registration/register-route.ts';
import { LoginForm as Form } from './login-form.store.ts';

/** The form of one screen; its owner keeps what was typed while other screens show. */
export const useLoginForm = (mode: LoginMode): Form => {
  const { session, brand } = useStores();
  const [form] = useState(() => new Form(session, { mode, country: brand.config.country }));
  return form;
};

export interface LoginFormProps {
  form: Form;
  /** Where a new account leads back to. */
  returnTo?: string | undefined;
  /** The first field that is still to be filled in takes the focus. */
  autoFocus?: boolean;
}

const Extras = observer(function Extras({
  form,
  returnTo,
  onRemember,
}: Pick<LoginFormProps, 'form' | 'returnTo'> & { onRemember: (is: boolean) => void }) {
  const text = useText();
  const forgot = forgotPath({ ...form, mode: form.mode, isFirst: false, returnTo });
  return (
    <Inline justify="between">
      <Checkbox checked={form.isRemembered} onChange={onRemember}>
        {text('login.remember')}
      </Checkbox>
      <Text size="footnote">
        <Link href={forgot}>{text('login.forgot')}</Link>
      </Text>
    </Inline>
  );
});

/** Identifier and password; the page or dialog around it decides what follows. */
export const LoginForm = observer(function LoginForm({ form, returnTo, autoFocus = true }: LoginFormProps) {
  const text = useText();
  const words = useWords();
  const { mode, sending } = form;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (!(await form.submit())) await focusInvalidField(currentTarget, 'password');
  };
  const register = registerPath({ ...form, mode, step: 1, returnTo });
  const hasIdentifier = (mode === 'email' ? form.email : form.phone) !== '';
  return (
    <Stack as="form" gap="md" onSubmit={(event) => void handleSubmit(event)}>
      {sending.problem && <Alert tone="danger">{words(sending.problem)}</Alert>}
      <IdentifierField
        value={form}
        onChange={(typed) => form.set(typed)}
        isBroken={form.missesIdentifier}
        autoComplete="username"
        autoFocus={autoFocus && !hasIdentifier}
      />
      <PasswordField
        name="password"
        label={text('login.password')}
        reveal={{ show: text('login.password.show'), hide: text('login.password.hide') }}
        value={form.password}
        onChange={(password) => form.set({ password })}
        error={form.missesPassword ? text('login.password.missing') : null}
        autoComplete="current-password"
        autoFocus={autoFocus && hasIdentifier}
        enterKeyHint="go"
      />
      <Extras form={form} returnTo={returnTo} onRemember={(isRemembered) => form.set({ isRemembered })} />
      <Button type="submit" tone="primary" size="lg" block loading={sending.isSending}>
        {text('login.submit')}
      </Button>
      <Text as="p" size="footnote" tone="secondary" align="center">
        {text('login.new_here')} <Link href={register}>{text('login.register')}</Link>
      </Text>
    </Stack>
  );
});
