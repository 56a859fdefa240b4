import { Alert, Button, Link, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { focusInvalidField } from '../../../lib/focus-invalid-field.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { CaptchaHost } from '../captcha/CaptchaHost.tsx';
import { secondsToResend } from '../codes/resend.ts';
import { IdentifierField } from '../identifiers/IdentifierField.tsx';
import { addressOf, identifierOf } from '../identifiers/identifier.model.ts';
import { useDebouncedParams } from '../identifiers/useDebouncedParams.ts';
import { LegalLine } from '../screens/LegalLine.tsx';
import { StepLink } from '../screens/StepLink.tsx';
import { loginFormPath, type RegisterParams, registerPath } from './register-route.ts';
import { useSendCode } from './useSendCode.ts';

export interface RegisterStepProps {
  params: RegisterParams;
  /** To the next step, or back to change the address. */
  onMove: (params: RegisterParams) => void;
}

/** Step 1: phone or e-mail, and a code to it. */
export const RegisterIdentifier = observer(function RegisterIdentifier(props: RegisterStepProps) {
  const { onMove } = props;
  const { params, type, settle } = useDebouncedParams(props.params, onMove);
  const text = useText();
  const words = useWords();
  const { send, sending } = useSendCode(params);
  const [wasSent, setSent] = useState(false);
  const identifier = identifierOf(params);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!identifier) return focusInvalidField(event.currentTarget);
    settle();
    // A code that has just gone out is still good: only the way to it was interrupted.
    const isFresh = secondsToResend(addressOf(identifier)) > 0;
    const step = isFresh ? 2 : await send();
    if (step) onMove({ ...params, step });
    return undefined;
  };
  const otherMode = params.mode === 'email' ? 'phone' : 'email';
  return (
    <Stack as="form" gap="lg" onSubmit={(event) => void handleSubmit(event)}>
      {sending.problem && <Alert tone="danger">{words(sending.problem)}</Alert>}
      <IdentifierField
        value={params}
        onChange={type}
        onLeave={settle}
        isBroken={wasSent && !identifier}
        autoFocus
      />
      <Button type="submit" tone="primary" size="lg" block loading={sending.isSending}>
        {text('register.send_code')}
      </Button>
      <Text as="p" size="footnote" align="center">
        <StepLink
          href={registerPath({ ...params, mode: otherMode })}
          onGo={() => onMove({ ...params, mode: otherMode })}
        >
          {text(otherMode === 'email' ? 'login.use_email' : 'login.use_phone')}
        </StepLink>
      </Text>
      <Text as="p" size="footnote" tone="secondary" align="center">
        {text('register.have_account')}{' '}
        <Link href={loginFormPath(params.mode, params.returnTo)}>{text('register.have_account.login')}</Link>
      </Text>
      <LegalLine />
      <CaptchaHost />
    </Stack>
  );
});
