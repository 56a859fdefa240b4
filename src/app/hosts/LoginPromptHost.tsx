import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useStores } from '../../lib/stores/stores.ts';

const LoginDialog = lazy(() => import('./LoginDialog.tsx'));

const isEntrance = (pathname: string): boolean =>
  /^\/(login|register|forgot-password|auth)(\/|$)/.test(pathname);

/** Asks to log in over the screen that needs an account. The entrance's own pages ask by themselves. */
export const LoginPromptHost = observer(function LoginPromptHost() {
  const { gate } = useStores();
  const { pathname, search } = useLocation();
  const isInside = isEntrance(pathname);
  const wasInside = useRef(isInside);
  useEffect(() => {
    // Whoever leaves the entrance as a guest has changed their mind.
    if (wasInside.current && !isInside) gate.dismiss();
    wasInside.current = isInside;
  }, [isInside, gate]);
  if (!gate.prompt || isInside) return null;
  return (
    <Suspense>
      <LoginDialog prompt={gate.prompt} returnTo={pathname + search} onClose={() => gate.dismiss()} />
    </Suspense>
  );
});
