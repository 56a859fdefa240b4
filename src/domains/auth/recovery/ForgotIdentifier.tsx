import { Alert, Button, CodeField, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { focusInvalidField } from '../../../lib/focus-invalid-field.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { CaptchaHost } from '../captcha/CaptchaHost.tsx';
import { useResendSeconds } from '../codes/useResendSeconds.ts';
import { IdentifierField } from '../identifiers/IdentifierField.tsx';
import { addressOf, identifierOf } from '../identifiers/identifier.model.ts';
import { useDebouncedParams } from '../identifiers/useDebouncedParams.ts';
import { StepLink } from '../screens/StepLink.tsx';
import { type ForgotParams, forgotPath } from './forgot-route.ts';
import type { RecoveryForm } from './recovery-form.store.ts';

interface ForgotIdentifierProps {
  form: RecoveryForm;
  params: ForgotParams;
  onMove: (params: ForgotParams) => void;
}

const SendCode = observer(function SendCode({
  form,
  params,
  onRefuse,
  onSent,
}: Pick<ForgotIdentifierProps, 'form' | 'params'> & { onRefuse: () => void; onSent: () => void }) {
  const text = useText();
  const { appearance } = useStores();
  const identifier = identifierOf(params);
  const [seconds, look] = useResendSeconds(identifier ? addressOf(identifier) : '');
  const send = async () => {
    if (!identifier) return onRefuse();
    await form.send(identifier, appearance.locale);
    look();
    if (!form.problem) onSent();
  };
  return (
    <Button
      size="lg"
      block
      loading={form.request.sending.isSending}
      tone="soft"
      disabled={seconds > 0}
      onClick={() => void send()}
    >
      {seconds > 0 ? text('forgot.resend_in', { seconds }) : text('register.send_code')}
    </Button>
  );
});

/** Step 1: whose password it is, and the code that proves it. */
export const ForgotIdentifier = observer(function ForgotIdentifier(props: ForgotIdentifierProps) {
  const { form, onMove } = props;
  const { params, type, settle } = useDebouncedParams(props.params, onMove);
  const text = useText();
  const words = useWords();
  const [isJudged, setJudged] = useState(false);
  const identifier = identifierOf(params);
  const check = () => {
    setJudged(true);
    settle();
    if (identifier) void form.check(identifier);
  };
  const field = useRef<HTMLInputElement>(null);
  const codeProblem = form.checking.problem;
  useEffect(() => {
    if (codeProblem) field.current?.focus();
  }, [codeProblem]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    check();
    if (!identifier) void focusInvalidField(event.currentTarget);
  };
  const mode = params.mode === 'email' ? 'phone' : 'email';
  return (
    <Stack as="form" gap="lg" onSubmit={handleSubmit}>
      {form.problem && <Alert tone="danger">{words(form.problem)}</Alert>}
      <IdentifierField
        value={params}
        onChange={type}
        onLeave={settle}
        isBroken={isJudged && !identifier}
        autoComplete="username"
        autoFocus={!identifier}
      />
      <SendCode
        form={form}
        params={params}
        onRefuse={() => setJudged(true)}
        onSent={() => field.current?.focus()}
      />
      <CaptchaHost />
      <CodeField
        ref={field}
        name="code"
        label={text('register.code')}
        value={form.code}
        onChange={(code) => form.type(code)}
        onComplete={check}
        error={codeProblem ? words(codeProblem) : null}
      />
      <Button
        type="submit"
        tone="primary"
        size="lg"
        block
        loading={form.checking.isSending}
        disabled={form.code.length < 6}
      >
        {text('register.next')}
      </Button>
      <Text as="p" size="footnote" align="center">
        <StepLink href={forgotPath({ ...params, mode })} onGo={() => onMove({ ...params, mode })}>
          {text(mode === 'email' ? 'login.use_email' : 'login.use_phone')}
        </StepLink>
      </Text>
    </Stack>
  );
});
