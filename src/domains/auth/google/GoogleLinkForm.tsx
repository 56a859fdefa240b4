import { Alert, Button, Link, PasswordField, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { CaptchaHost } from '../captcha/CaptchaHost.tsx';
import type { RegisterParams } from '../registration/register-route.ts';
import { useSendCode } from '../registration/useSendCode.ts';
import { loginPath } from '../screens/return-path.ts';
import type { GoogleTicket } from './google.storage.ts';
import { GoogleLink } from './google-link.store.ts';

export interface GoogleLinkFormProps {
  ticket: GoogleTicket;
  params: RegisterParams;
  onMove: (to: RegisterParams) => void;
  /** Signed in and linked. */
  onDone: () => void;
}

function OverAgain({ returnTo }: Pick<GoogleTicket, 'returnTo'>) {
  const text = useText();
  return (
    <Alert tone="danger">
      {text('google.gone.text')}{' '}
      <Link tone="plain" href={loginPath(returnTo ?? '')}>
        {text('google.start_over')}
      </Link>
    </Alert>
  );
}

/** Google's address has an account already: its owner shows that it is theirs. */
export const GoogleLinkForm = observer(function GoogleLinkForm(props: GoogleLinkFormProps) {
  const { ticket, params, onMove, onDone } = props;
  const text = useText();
  const words = useWords();
  const { session } = useStores();
  const [link] = useState(() => new GoogleLink(session));
  const { send, sending } = useSendCode(params);
  const { problem } = sending;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const identifier = { mode: params.mode, email: ticket.email, oauth_ticket: ticket.ticket };
    if (await link.submit(identifier)) onDone();
  };
  const sendCode = async () => {
    if (await send()) onMove({ ...params, step: 2 });
  };
  return (
    <Stack as="form" gap="md" onSubmit={(event) => void handleSubmit(event)}>
      {link.isStale && <OverAgain returnTo={ticket.returnTo} />}
      {problem && <Alert tone="danger">{words(problem)}</Alert>}
      <Text as="p" tone="secondary" wrap="pretty">
        {text('google.link.lead', { email: ticket.email })}
      </Text>
      <PasswordField
        name="password"
        label={text('login.password')}
        reveal={{ show: text('login.password.show'), hide: text('login.password.hide') }}
        value={link.password}
        onChange={(password) => link.type(password)}
        error={link.sending.problem && !link.isStale ? words(link.sending.problem) : null}
        autoComplete="current-password"
        autoFocus
        enterKeyHint="go"
      />
      <Button type="submit" tone="primary" size="lg" block loading={link.sending.isSending}>
        {text('google.link.submit')}
      </Button>
      <Button tone="ghost" block loading={sending.isSending} onClick={() => void sendCode()}>
        {text('google.link.by_code')}
      </Button>
      <CaptchaHost />
    </Stack>
  );
});
