import { Button, EmptyState } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { loadable } from '../../../lib/loadable.ts';
import { ReadFailure } from '../../../lib/ReadFailure.tsx';
import { Redirect } from '../../../lib/router/Redirect.tsx';
import { useStores } from '../../../lib/stores/stores.ts';
import { useLoaded } from '../../../lib/useLoaded.ts';
import { personPage } from '../list/person-place.ts';
import { PersonSkeleton } from './PersonSkeleton.tsx';

const NOBODY = ['api.not_found', 'api.author_deleted', 'api.validation'] as const;

const isNobody = (error: unknown): boolean =>
  error instanceof ApiFailure && NOBODY.some((code) => code === error.code);

interface NamedPersonProps {
  /** The account ID that people tell each other. */
  username: string;
}

/** Goes on to the page of whoever has this account ID; who has no account is asked to log in: guests have no such call. */
export const NamedPerson = observer(function NamedPerson({ username }: NamedPersonProps) {
  const text = useText();
  const { http, loginPrompt, users } = useStores();
  const author = useMemo(
    () =>
      loadable(() =>
        http.call('GET /social/api/authors/external/:id', { params: { id: username }, claims: NOBODY }),
      ),
    [http, username],
  );
  const isIn = users.me !== undefined;
  const loaded = useLoaded(author, isIn);
  if (loaded.status === 'ready') return <Redirect to={personPage(loaded.value.id)} />;
  if (loaded.status === 'failed' && !isNobody(loaded.error))
    return <ReadFailure title="person.failed" error={loaded.error} onRetry={loaded.retry} />;
  if (loaded.status === 'failed')
    return <EmptyState drawing="people" title={text('person.gone')} text={text('person.gone.text')} />;
  if (isIn || users.isSignedIn) return <PersonSkeleton />;
  return (
    <EmptyState
      drawing="people"
      title={text('person.id', { id: username })}
      text={text('person.named.guest')}
      action={
        <Button tone="primary" onClick={() => loginPrompt.ask()}>
          {text('nav.login')}
        </Button>
      }
    />
  );
});
