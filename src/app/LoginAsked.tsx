import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useStores } from '../lib/stores/stores.ts';
import { HOME } from './routes.ts';

/** Opens the login dialog over the feed; whoever closes it stays with the feed. */
export const LoginAsked = observer(function LoginAsked() {
  const { loginPrompt } = useStores();
  const navigate = useNavigate();
  const wasAsked = useRef(false);
  const isAsking = loginPrompt.current !== undefined;
  useEffect(() => {
    if (!wasAsked.current) loginPrompt.ask();
    else if (!isAsking) void navigate(HOME, { replace: true });
    wasAsked.current = true;
  }, [loginPrompt, isAsking, navigate]);
  return null;
});
