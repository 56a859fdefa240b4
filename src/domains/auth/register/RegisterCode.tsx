import { Alert, Button, CodeField, Inline, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import type { Identifier } from '../auth.api.ts';
import { CaptchaHost } from '../captcha/CaptchaHost.tsx';
import { forgetCodeSent } from '../codes/resend.ts';
import { useResendSeconds } from '../codes/useResendSeconds.ts';
import { StepLink } from '../entrance/StepLink.tsx';
import { identifierOf, readableIdentifier } from '../identifiers/identifier.model.ts';
import { codeProblemOf } from '../problem.model.ts';
import { type RegisterStepProps, useSendCode } from './RegisterIdentifier.tsx';
import { registerPath } from './register-route.ts';

function Resend({ place, to, onMove }: RegisterStepProps & { to: string }) {
  const text = useText();
  const words = useWords();
  const { send, isSending, problem } = useSendCode(place);
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
          <Button tone="ghost" size="sm" loading={isSending} onClick={() => void resend()}>
            {text('register.resend')}
          </Button>
        )}
      </Inline>
      {problem && <Alert tone="danger">{words(problem)}</Alert>}
      <CaptchaHost />
    </Stack>
  );
}

export interface RegisterCodeProps extends RegisterStepProps {
  /** The code led to an account that exists: its owner is signed in. */
  onLogin: () => void;
  /** Of a Google account, which the code links. */
  ticket?: string;
}

const useCheckCode = ({ place, onMove, onLogin }: RegisterCodeProps, identifier: Identifier) => {
  const { session } = useStores();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Words>();
  const [isChecking, setChecking] = useState(false);
  const check = async (whole: string): Promise<void> => {
    if (isChecking) return;
    setChecking(true);
    setProblem(undefined);
    try {
      const checked = await session.api.checkCode(identifier, whole);
      forgetCodeSent();
      if (checked.op_type === 'login') {
        const { access_token, refresh_token } = checked;
        await session.open({ access_token, refresh_token });
        onLogin();
      } else onMove({ ...place, step: 3 });
    } catch (error) {
      setProblem(codeProblemOf(error));
      setCode('');
    } finally {
      setChecking(false);
    }
  };
  return { code, setCode, check, isChecking, problem };
};

/** Step 2: the six digits. */
export const RegisterCode = observer(function RegisterCode(props: RegisterCodeProps) {
  const { place, onMove, ticket } = props;
  const text = useText();
  const words = useWords();
  const identifier = { ...(identifierOf(place) ?? { mode: place.mode }), oauth_ticket: ticket };
  const { code, setCode, check, isChecking, problem } = useCheckCode(props, identifier);
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
      <Resend place={place} onMove={onMove} to={identifier.email ?? identifier.phone ?? ''} />
      <Button type="submit" tone="primary" size="lg" block loading={isChecking} disabled={code.length < 6}>
        {text('register.next')}
      </Button>
    </Stack>
  );
});
