import { Alert, Button, GoogleIcon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useWords } from '../../../lib/intl/useWords.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import type { Words } from '../../../lib/toasts/toasts.store.ts';
import { storedAttempt } from './google.storage.ts';
import { GoogleStart } from './google-start.store.ts';

const NOT_SET_UP: Words = { id: 'login.google.not_set_up' };

/** To Google and back; the brand that offers it and has no client id says so, instead of leading nowhere. */
export const GoogleButton = observer(function GoogleButton({ returnTo }: { returnTo: string | undefined }) {
  const text = useText();
  const words = useWords();
  const { brand, http } = useStores();
  const [start] = useState(
    () =>
      new GoogleStart({
        http,
        attempts: storedAttempt,
        leave: (url) => location.assign(url),
      }),
  );
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const comeBack = () => start.comeBack();
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [start]);
  const isSetUp = brand.config.google.client_id !== '';
  const problem = isAsked && !isSetUp ? NOT_SET_UP : start.sending.problem;
  return (
    <>
      <Button
        tone="line"
        size="lg"
        block
        icon={GoogleIcon}
        loading={start.isLeaving}
        onClick={() => (isSetUp ? void start.begin(location.origin, returnTo) : setAsked(true))}
      >
        {text('login.google')}
      </Button>
      {problem && <Alert tone={isSetUp ? 'danger' : 'info'}>{words(problem)}</Alert>}
    </>
  );
});
