import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { isAuthPath } from '../../domains/auth/screens/return-path.ts';
import { lazily } from '../../lib/lazily.tsx';
import { overlayFailed } from '../../lib/OverlayFailure.tsx';
import { useStores } from '../../lib/stores/stores.ts';
import { HostBoundary } from './HostBoundary.tsx';

const LoginDialog = lazily(() => import('./LoginDialog.tsx'), 'LoginDialog', {
  domain: 'auth',
  failed: overlayFailed,
});

/** Asks to log in over the screen that needs an account. The auth pages ask by themselves. */
export const LoginPromptHost = observer(function LoginPromptHost() {
  const { loginPrompt, maintenance } = useStores();
  const { pathname, search } = useLocation();
  const { isOn } = maintenance;
  const isInside = isAuthPath(pathname);
  const wasInside = useRef(isInside);
  useEffect(() => {
    // Whoever leaves an auth page as a guest has changed their mind; while the service rests nobody comes in, whenever they ask.
    if (isOn || (wasInside.current && !isInside)) loginPrompt.dismiss();
    wasInside.current = isInside;
  });
  if (!loginPrompt.current || isInside || isOn) return null;
  const handleClose = () => loginPrompt.dismiss();
  return (
    <HostBoundary onFail={handleClose}>
      <LoginDialog prompt={loginPrompt.current} returnTo={pathname + search} onClose={handleClose} />
    </HostBoundary>
  );
});
