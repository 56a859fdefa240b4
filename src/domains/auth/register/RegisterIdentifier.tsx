import { Alert, Button, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { focusFault } from '../../../lib/focusFault.ts';
import { ApiFailure, NO_CONNECTION } from '../../../lib/http/failure.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { CaptchaHost } from '../captcha/CaptchaHost.tsx';
import { heedRefusedResend, secondsToResend } from '../codes/resend.ts';
import { useSend } from '../codes/useSend.ts';
import { LegalLine } from '../entrance/LegalLine.tsx';
import { StepLink } from '../entrance/StepLink.tsx';
import { IdentifierField } from '../identifiers/IdentifierField.tsx';
import { identifierOf } from '../identifiers/identifier.model.ts';
import { useTypedPlace } from '../identifiers/useTypedPlace.ts';
import { sendProblemOf } from '../problem.model.ts';
import { type RegisterPlace, registerPath } from './register-route.ts';

export interface RegisterStepProps {
  place: RegisterPlace;
  /** Goes on, or changes what was said. */
  onMove: (place: RegisterPlace) => void;
}

const STEP_AFTER = { sent: 2, verified: 3, cancelled: undefined } as const;

/** Sends a code to who is in `place`; answers the step that follows, or what went wrong. */
export const useSendCode = (place: RegisterPlace) => {
  const { appearance, toasts } = useStores();
  const sendCode = useSend();
  const [problem, setProblem] = useState<Words>();
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<2 | 3 | undefined> => {
    const identifier = identifierOf(place);
    if (!identifier || isSending) return undefined;
    setSending(true);
    setProblem(undefined);
    try {
      return STEP_AFTER[await sendCode(identifier, appearance.locale)];
    } catch (error) {
      // On its way already, asked for on another device: it can be typed here.
      if (heedRefusedResend(identifier.email ?? identifier.phone ?? '', error)) return 2;
      if (error instanceof ApiFailure && error.code === NO_CONNECTION) {
        toasts.show({ id: 'error.no_connection' }, 'error');
      } else setProblem(sendProblemOf(error));
      return undefined;
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, problem };
};

/** Step 1: phone or e-mail, and a code to it. */
export const RegisterIdentifier = observer(function RegisterIdentifier(props: RegisterStepProps) {
  const { onMove } = props;
  const { place, type, settle } = useTypedPlace(props.place, onMove);
  const text = useText();
  const words = useWords();
  const { send, isSending, problem } = useSendCode(place);
  const [wasSent, setSent] = useState(false);
  const identifier = identifierOf(place);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!identifier) return focusFault(event.currentTarget);
    settle();
    // A code that has just gone out is still good: only the way to it was interrupted.
    const isFresh = secondsToResend(identifier.email ?? identifier.phone ?? '') > 0;
    const step = isFresh ? 2 : await send();
    if (step) onMove({ ...place, step });
    return undefined;
  };
  const otherMode = place.mode === 'email' ? 'phone' : 'email';
  return (
    <Stack as="form" gap="lg" onSubmit={(event) => void handleSubmit(event)}>
      {problem && <Alert tone="danger">{words(problem)}</Alert>}
      <IdentifierField
        value={place}
        onChange={type}
        onLeave={settle}
        isBroken={wasSent && !identifier}
        autoFocus
      />
      <Button type="submit" tone="primary" size="lg" block loading={isSending}>
        {text('register.send_code')}
      </Button>
      <Text as="p" size="footnote" align="center">
        <StepLink
          href={registerPath({ ...place, mode: otherMode })}
          onGo={() => onMove({ ...place, mode: otherMode })}
        >
          {text(otherMode === 'email' ? 'register.use_email' : 'register.use_phone')}
        </StepLink>
      </Text>
      <LegalLine />
      <CaptchaHost />
    </Stack>
  );
});
