import { ButtonLink, Heading, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { Redirect } from '../../../lib/router/Redirect.tsx';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { registerPath } from '../registration/register-route.ts';
import { AuthPage, type AuthPageProps } from '../screens/AuthPage.tsx';
import { loginPath, safeReturnPath } from '../screens/return-path.ts';
import { firstGoogleParams, GoogleSteps, googleTitle } from './GoogleSteps.tsx';
import { type GoogleTicket, storedTicket } from './google.storage.ts';

type Pictures = Pick<AuthPageProps, 'pictures'>;

const HOME = '/home/recommend';

/** No ticket: used, run out with its tab, or never there. */
const Gone = observer(function Gone({ pictures }: Pictures) {
  const text = useText();
  const { users } = useStores();
  if (users.isSignedIn) return <Redirect to={HOME} />;
  return (
    <AuthPage pictures={pictures} isFront>
      <Stack gap="xl">
        <Heading level={1} size="display">
          {text('google.gone.title')}
        </Heading>
        <Text as="p" tone="secondary" wrap="pretty">
          {text('google.gone.text')}
        </Text>
        <ButtonLink tone="primary" size="lg" block href="/login">
          {text('google.back')}
        </ButtonLink>
      </Stack>
    </AuthPage>
  );
});

const Steps = observer(function Steps({ ticket, pictures }: Pictures & { ticket: GoogleTicket }) {
  const text = useText();
  const { brand } = useStores();
  const navigate = useNavigate();
  const [first] = useState(() => firstGoogleParams(ticket, brand.config.country));
  const [params, setParams] = useState(first);
  const finish = (who: 'new' | 'known') => {
    storedTicket.clear();
    const returnTo = safeReturnPath(ticket.returnTo);
    const next = who === 'new' ? registerPath({ ...params, step: 4, returnTo }) : (returnTo ?? HOME);
    navigate(next, { replace: true });
  };
  return (
    <AuthPage
      pictures={pictures}
      back={params.step === first.step ? loginPath(ticket.returnTo ?? '') : () => setParams(first)}
    >
      <Stack gap="xl">
        <Heading level={1} size="display">
          {text(googleTitle(ticket, params))}
        </Heading>
        <GoogleSteps ticket={ticket} params={params} onMove={setParams} onDone={finish} />
      </Stack>
    </AuthPage>
  );
});

/** From Google's word to an account here; the ticket is read once, so that using it up does not empty the page. */
export function GoogleRegistration({ pictures }: Pictures) {
  const [ticket] = useState(() => storedTicket.read());
  return ticket ? <Steps ticket={ticket} pictures={pictures} /> : <Gone pictures={pictures} />;
}
