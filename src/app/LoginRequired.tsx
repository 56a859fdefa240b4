import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { LoginPrompt } from '../domains/auth/index.ts';
import { useNavigate } from '../lib/router/useNavigate.ts';
import { useStores } from '../lib/stores/stores.ts';
import { HOME } from './routes.ts';

/** Opens the login dialog for a page, over the feed; whoever closes it stays with the feed. */
export const LoginRequired = observer(function LoginRequired({ page }: Pick<LoginPrompt, 'page'>) {
  const { loginPrompt } = useStores();
  const navigate = useNavigate();
  const wasAsked = useRef(false);
  const isAsking = loginPrompt.current !== undefined;
  useEffect(() => {
    if (!wasAsked.current) loginPrompt.ask({ page });
    else if (!isAsking) navigate(HOME, { replace: true });
    wasAsked.current = true;
  }, [loginPrompt, page, isAsking, navigate]);
  return null;
});
