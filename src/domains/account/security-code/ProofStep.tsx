import { Alert, Button, CodeField, PasswordField, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { MessageId } from '../../../lib/intl/ids.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { CaptchaHost, ResendCode } from '../../auth/index.ts';
import type { SecurityCodeForm } from './security-code-form.store.ts';

const LEADS: Record<SecurityCodeForm['kind'], MessageId> = {
  password: 'security.by_password',
  old_code: 'security.by_old',
  code: 'security.by_code',
};

interface ProofStepProps {
  form: SecurityCodeForm;
}

const Proof = observer(function Proof({ form }: ProofStepProps) {
  const text = useText();
  const words = useWords();
  const error = form.problem ? words(form.problem) : null;
  const shared = { value: form.proof, onChange: (proof: string) => form.typeProof(proof), error };
  if (form.kind === 'password')
    return (
      <PasswordField
        {...shared}
        name="password"
        label={text('account.delete.password')}
        reveal={{ show: text('login.password.show'), hide: text('login.password.hide') }}
        autoComplete="current-password"
        autoFocus
      />
    );
  const isCode = form.kind === 'code';
  return (
    <CodeField
      {...shared}
      name={isCode ? 'code' : 'old_code'}
      label={text(isCode ? 'register.code' : 'security.old')}
      masked={!isCode}
      active={!isCode}
      onComplete={() => form.prove()}
      autoFocus={isCode}
    />
  );
});

/** A code has to go out first. */
const CodeFirst = observer(function CodeFirst({ form }: ProofStepProps) {
  const text = useText();
  const words = useWords();
  const { appearance } = useStores();
  const { sending } = form.request;
  return (
    <Stack gap="lg">
      <Text as="p" tone="secondary" wrap="pretty">
        {text('security.by_code.first')}
      </Text>
      {sending.problem && <Alert tone="danger">{words(sending.problem)}</Alert>}
      <Button
        tone="primary"
        size="lg"
        block
        loading={sending.isSending}
        onClick={() => void form.sendCode(appearance.locale)}
      >
        {text('register.send_code')}
      </Button>
      <CaptchaHost />
    </Stack>
  );
});

/** First step: the login password, the old digits, or a code where those are forgotten. */
export const ProofStep = observer(function ProofStep({
  form,
  canForget,
}: ProofStepProps & { canForget: boolean }) {
  const text = useText();
  const { appearance } = useStores();
  if (form.kind === 'code' && !form.isSent) return <CodeFirst form={form} />;
  const send = () => form.sendCode(appearance.locale);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.prove();
  };
  return (
    <Stack as="form" gap="lg" onSubmit={handleSubmit}>
      <Text as="p" tone="secondary" wrap="pretty">
        {text(LEADS[form.kind])}
      </Text>
      <Proof form={form} />
      {form.kind === 'code' && (
        <>
          <ResendCode to={form.to} isSending={form.request.sending.isSending} onResend={send} />
          <CaptchaHost />
        </>
      )}
      <Button type="submit" tone="primary" size="lg" block>
        {text('register.next')}
      </Button>
      {form.kind === 'old_code' && canForget && (
        <>
          <Button tone="ghost" block loading={form.request.sending.isSending} onClick={() => void send()}>
            {text('security.forgot')}
          </Button>
          <CaptchaHost />
        </>
      )}
    </Stack>
  );
});
