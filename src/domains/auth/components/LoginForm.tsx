import type { LoginMode } from '@livery/contract';
import { Alert, Button, Checkbox, Inline, Link, Stack, Text, TextField } from '@livery/design-system';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { forgotPath } from '../forgot-route.ts';
import { LoginForm as Form } from '../login-form.store.ts';
import { registerPath } from '../register-route.ts';
import { IdentifierField } from './IdentifierField.tsx';

export interface LoginFormProps {
  mode: LoginMode;
  /** Where a new account leads back to. */
  returnTo?: string | undefined;
  /** Called once the person is signed in. */
  onDone?: () => void;
}

const useForm = (mode: LoginMode) => {
  const { session, brand } = useStores();
  const [form] = useState(() => new Form(session, { mode, country: brand.config.country }));
  const change = (fields: Partial<Pick<Form, 'country' | 'phone' | 'email' | 'password' | 'isRemembered'>>) =>
    runInAction(() => Object.assign(form, fields, { state: { status: 'editing' } }));
  return { form, change };
};

const Extras = observer(function Extras({
  form,
  onRemember,
}: {
  form: Form;
  onRemember: (is: boolean) => void;
}) {
  const text = useText();
  return (
    <Inline justify="between">
      <Checkbox checked={form.isRemembered} onChange={onRemember}>
        {text('login.remember')}
      </Checkbox>
      <Text size="footnote">
        <Link href={forgotPath({ ...form, mode: form.mode, isFirst: false })}>{text('login.forgot')}</Link>
      </Text>
    </Inline>
  );
});

/** Identifier and password; where it stands decides what follows. */
export const LoginForm = observer(function LoginForm({ mode, returnTo, onDone }: LoginFormProps) {
  const text = useText();
  const words = useWords();
  const { form, change } = useForm(mode);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (await form.submit()) onDone?.();
  };
  const register = registerPath({ ...form, mode, step: 1, returnTo });
  return (
    <Stack as="form" gap="md" onSubmit={(event) => void handleSubmit(event)}>
      {form.problem && <Alert tone="danger">{words(form.problem)}</Alert>}
      <IdentifierField
        value={form}
        onChange={change}
        isBroken={form.missesIdentifier}
        autoComplete="username"
        autoFocus={form.email === ''}
      />
      <TextField
        type="password"
        name="password"
        label={text('login.password')}
        reveal={{ show: text('login.password.show'), hide: text('login.password.hide') }}
        value={form.password}
        onChange={(password) => change({ password })}
        error={form.missesPassword ? text('login.password.missing') : null}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Extras form={form} onRemember={(isRemembered) => change({ isRemembered })} />
      <Button type="submit" tone="primary" size="lg" block loading={form.isSending}>
        {text('login.submit')}
      </Button>
      <Text as="p" size="footnote" tone="secondary" align="center">
        {text('login.new_here')} <Link href={register}>{text('login.register')}</Link>
      </Text>
    </Stack>
  );
});
