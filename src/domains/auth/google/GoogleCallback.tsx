import { Alert, ButtonLink, Heading, Inline, Spinner, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { Redirect } from '../../../lib/router/Redirect.tsx';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { useQuery } from '../../../lib/router/useQuery.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { loginPath, safeReturnPath } from '../screens/return-path.ts';
import { storedAttempt, storedTicket } from './google.storage.ts';
import { GOOGLE_CALLBACK } from './google-request.ts';
import { GoogleReturn } from './google-return.store.ts';

const useReturn = (): GoogleReturn => {
  const { http, session } = useStores();
  const query = useQuery();
  const navigate = useNavigate();
  const [store] = useState(
    () => new GoogleReturn({ http, session, attempts: storedAttempt, tickets: storedTicket }),
  );
  useEffect(() => {
    void store.finish(query, location.origin);
    // The code leaves the address and the history at once.
    if (query.size > 0) navigate(GOOGLE_CALLBACK, { replace: true });
  }, [store, query, navigate]);
  return store;
};

/** Back from Google: signed in, a new account, or why it failed and a link back. */
export const GoogleCallback = observer(function GoogleCallback() {
  const text = useText();
  const { state } = useReturn();
  switch (state.status) {
    case 'checking':
      return (
        <Inline gap="xs">
          <Spinner label={text('google.checking')} />
          <Text size="lead" tone="secondary">
            {text('google.checking')}
          </Text>
        </Inline>
      );
    case 'signedIn':
      return <Redirect to={safeReturnPath(state.returnTo) ?? '/home/recommend'} />;
    case 'register':
      return <Redirect to="/auth/google-register" />;
    case 'stopped':
      return (
        <Stack gap="xl">
          <Heading level={1} size="display">
            {text('google.problem.title')}
          </Heading>
          <Alert tone="danger">{text(state.why)}</Alert>
          <ButtonLink tone="primary" size="lg" block href={loginPath(state.returnTo ?? '')}>
            {text('google.back')}
          </ButtonLink>
        </Stack>
      );
  }
});
