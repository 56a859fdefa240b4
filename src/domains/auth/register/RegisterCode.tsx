import { Alert, Button, CodeField, Inline, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Submission } from '../../../lib/forms/submission.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { CaptchaHost } from '../captcha/CaptchaHost.tsx';
import { forgetCodeSent } from '../codes/resend.ts';
import { useResendSeconds } from '../codes/useResendSeconds.ts';
import { deviceFields } from '../device.ts';
import { StepLink } from '../entrance/StepLink.tsx';
import {
  addressOf,
  type Identifier,
  identifierOf,
  readableIdentifier,
} from '../identifiers/identifier.model.ts';
import type { RegisterStepProps } from './RegisterIdentifier.tsx';
import { registerPath } from './register-route.ts';
import { useSendCode } from './useSendCode.ts';

const Resend = observer(function Resend({ place, to, onMove }: RegisterStepProps & { to: string }) {
  const text = useText();
  const words = useWords();
  const { send, sending } = useSendCode(place);
  const [seconds, look] = useResendSeconds(to);
  const resend = async () => {
    const step = await send();
    look();
    // Verified meanwhile, on another step or another tab: no code is needed any more.
    if (step === 3) onMove({ ...place, step });
  };
  return (
    <Stack gap="sm">
      <Inline gap="xs">
        <Text size="footnote" tone="secondary" tabular>
          {seconds > 0 ? text('register.resend_in', { seconds }) : text('register.no_code')}
        </Text>
        {seconds === 0 && (
          <Button tone="ghost" size="sm" loading={sending.isSending} onClick={() => void resend()}>
            {text('register.resend')}
          </Button>
        )}
      </Inline>
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

const useCheckCode = ({ place, onMove, onLogin }: RegisterCodeProps, identifier: Identifier) => {
  const { http, session, toasts } = useStores();
  const [code, setCode] = useState('');
  const [checking] = useState(
    () => new Submission(undefined, () => toasts.show({ id: 'error.no_connection' }, 'error')),
  );
  const ask = async (whole: string) => {
    const checked = await http.call('POST /api/v1/verification/check', {
      body: { ...identifier, code: whole, ...(await deviceFields()) },
      claims: 'all',
      anonymous: true,
    });
    forgetCodeSent();
    if (checked.op_type === 'register') return onMove({ ...place, step: 3 });
    const { access_token, refresh_token } = checked;
    await session.open({ access_token, refresh_token });
    onLogin();
  };
  const check = async (whole: string): Promise<void> => {
    if (!checking.isSending && !(await checking.send(() => ask(whole)))) setCode('');
  };
  return { code, setCode, check, checking };
};

/** Step 2: the six digits. */
export const RegisterCode = observer(function RegisterCode(props: RegisterCodeProps) {
  const { place, onMove, ticket } = props;
  const text = useText();
  const words = useWords();
  const identifier = { ...(identifierOf(place) ?? { mode: place.mode }), oauth_ticket: ticket };
  const { code, setCode, check, checking } = useCheckCode(props, identifier);
  const { problem } = checking;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === 6) void check(code);
  };
  return (
    <Stack as="form" gap="lg" onSubmit={handleSubmit}>
      <Text as="p" tone="secondary" wrap="pretty">
        {text('register.code_sent')}{' '}
        <Text as="b" weight="strong" tone="primary">
          {readableIdentifier(place)}
        </Text>{' '}
        <StepLink href={registerPath({ ...place, step: 1 })} onGo={() => onMove({ ...place, step: 1 })}>
          {text('register.change')}
        </StepLink>
      </Text>
      <CodeField
        ref={field}
        name="code"
        label={text('register.code')}
        value={code}
        onChange={setCode}
        onComplete={(whole) => void check(whole)}
        error={problem ? words(problem) : null}
        autoFocus
      />
      <Resend place={place} onMove={onMove} to={addressOf(identifier)} />
      <Button
        type="submit"
        tone="primary"
        size="lg"
        block
        loading={checking.isSending}
        disabled={code.length < 6}
      >
        {text('register.next')}
      </Button>
    </Stack>
  );
});
