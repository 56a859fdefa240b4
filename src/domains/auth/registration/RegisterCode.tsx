import { Alert, Button, CodeField, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { CaptchaHost } from '../captcha/CaptchaHost.tsx';
import { ResendCode } from '../codes/ResendCode.tsx';
import { isCodeSent } from '../codes/resend.ts';
import { addressOf, identifierOf, readableIdentifier } from '../identifiers/identifier.model.ts';
import { StepLink } from '../screens/StepLink.tsx';
import { CodeCheck } from './code-check.store.ts';
import type { RegisterStepProps } from './RegisterIdentifier.tsx';
import { registerPath } from './register-route.ts';
import { useSendCode } from './useSendCode.ts';

const Resend = observer(function Resend({ params, to, onMove }: RegisterStepProps & { to: string }) {
  const words = useWords();
  const { send, sending } = useSendCode(params);
  const resend = async () => {
    const step = await send();
    // Verified meanwhile, on another step or another tab: no code is needed any more.
    if (step === 3) onMove({ ...params, step });
  };
  return (
    <Stack gap="sm">
      <ResendCode to={to} isSending={sending.isSending} onResend={resend} />
      {sending.problem && <Alert tone="danger">{words(sending.problem)}</Alert>}
      <CaptchaHost />
    </Stack>
  );
});

export interface RegisterCodeProps extends RegisterStepProps {
  /** The code led to an account that exists: its owner is signed in. */
  onLogin: () => void;
  /** Of a Google account, which the code links. */
  ticket?: string;
}

/** Where the code went, or will go. */
const Addressee = observer(function Addressee({ params, onMove, to }: RegisterStepProps & { to: string }) {
  const text = useText();
  return (
    <Text as="p" tone="secondary" wrap="pretty">
      {text(isCodeSent(to) ? 'register.code_sent' : 'register.code_to')}{' '}
      <Text as="b" weight="strong" tone="primary">
        {readableIdentifier(params)}
      </Text>{' '}
      <StepLink href={registerPath({ ...params, step: 1 })} onGo={() => onMove({ ...params, step: 1 })}>
        {text('register.change')}
      </StepLink>
    </Text>
  );
});

/** Step 2: the six digits. */
export const RegisterCode = observer(function RegisterCode({
  params,
  onMove,
  onLogin,
  ticket,
}: RegisterCodeProps) {
  const text = useText();
  const words = useWords();
  const { http, session, toasts } = useStores();
  const [check] = useState(() => new CodeCheck({ http, session, toasts }));
  const identifier = { ...(identifierOf(params) ?? { mode: params.mode }), oauth_ticket: ticket };
  const to = addressOf(identifier);
  const { problem, isSending } = check.checking;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);
  const submit = async () => {
    const next = await check.submit(identifier);
    if (next === 'register') onMove({ ...params, step: 3 });
    else if (next === 'login') onLogin();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <Stack as="form" gap="lg" onSubmit={handleSubmit}>
      <Addressee params={params} onMove={onMove} to={to} />
      <CodeField
        ref={field}
        name="code"
        label={text('register.code')}
        value={check.code}
        onChange={(code) => check.type(code)}
        onComplete={() => void submit()}
        error={problem ? words(problem) : null}
        autoFocus
      />
      <Resend params={params} onMove={onMove} to={to} />
      <Button type="submit" tone="primary" size="lg" block loading={isSending} disabled={!check.isWhole}>
        {text('register.next')}
      </Button>
    </Stack>
  );
});
