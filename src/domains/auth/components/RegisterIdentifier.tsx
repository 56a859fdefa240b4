import { VerifiedStatus } from '@livery/contract';
import { Alert, Button, Link, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { ApiFailure, NO_CONNECTION } from '../../../lib/http/failure.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { identifierOf } from '../identifier.model.ts';
import { codeProblemOf } from '../problem.model.ts';
import { type RegisterPlace, registerPath } from '../register-route.ts';
import { markCodeSent, secondsToResend } from '../resend.ts';
import { IdentifierField } from './IdentifierField.tsx';
import { LegalLine } from './LegalLine.tsx';

export interface RegisterStepProps {
  place: RegisterPlace;
  /** Goes on, or changes what was said. */
  onMove: (place: RegisterPlace) => void;
}

/** Sends a code to who is in `place`; answers the step that follows, or what went wrong. */
export const useSendCode = (place: RegisterPlace) => {
  const { session, appearance, toasts } = useStores();
  const [problem, setProblem] = useState<Words>();
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<2 | 3 | undefined> => {
    const identifier = identifierOf(place);
    if (!identifier || isSending) return undefined;
    setSending(true);
    setProblem(undefined);
    try {
      const { verified_status } = await session.api.sendCode(identifier, appearance.locale);
      if (verified_status === VerifiedStatus.VERIFIED) return 3;
      markCodeSent(identifier.email ?? identifier.phone ?? '');
      return 2;
    } catch (error) {
      if (error instanceof ApiFailure && error.code === NO_CONNECTION) {
        toasts.show({ id: 'error.no_connection' }, 'error');
      } else setProblem(codeProblemOf(error));
      return undefined;
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, problem };
};

/** Step 1: phone or e-mail, and a code to it. */
export const RegisterIdentifier = observer(function RegisterIdentifier({ place, onMove }: RegisterStepProps) {
  const text = useText();
  const words = useWords();
  const { send, isSending, problem } = useSendCode(place);
  const [wasSent, setSent] = useState(false);
  const identifier = identifierOf(place);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!identifier) return;
    // A code that has just gone out is still good: only the way to it was interrupted.
    const isFresh = secondsToResend(identifier.email ?? identifier.phone ?? '') > 0;
    const step = isFresh ? 2 : await send();
    if (step) onMove({ ...place, step });
  };
  const otherMode = place.mode === 'email' ? 'phone' : 'email';
  return (
    <Stack as="form" gap="lg" onSubmit={(event) => void handleSubmit(event)}>
      {problem && <Alert tone="danger">{words(problem)}</Alert>}
      <IdentifierField
        value={place}
        onChange={(change) => onMove({ ...place, ...change })}
        isBroken={wasSent && !identifier}
        autoFocus
      />
      <Button type="submit" tone="primary" size="lg" block loading={isSending}>
        {text('register.send_code')}
      </Button>
      <Text as="p" size="footnote" align="center">
        <Link href={registerPath({ ...place, mode: otherMode })}>
          {text(otherMode === 'email' ? 'register.use_email' : 'register.use_phone')}
        </Link>
      </Text>
      <LegalLine />
    </Stack>
  );
});
