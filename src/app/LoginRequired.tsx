import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { loginPath } from '../domains/auth/screens/return-path.ts';
import { useBrand } from '../domains/brand/index.ts';
import type { PromptedPage } from '../lib/prompted-page.ts';
import { Redirect } from '../lib/router/Redirect.tsx';
import { useNavigate } from '../lib/router/useNavigate.ts';
import { useStores } from '../lib/stores/stores.ts';
import { HOME } from './routes.ts';

interface LoginRequiredProps {
  page: PromptedPage | true;
}

/** Opens the login dialog for a page, over the feed; whoever closes it stays with the feed. */
const LoginOverFeed = observer(function LoginOverFeed({ page }: LoginRequiredProps) {
  const { loginPrompt } = useStores();
  const navigate = useNavigate();
  const wasAsked = useRef(false);
  const isAsking = loginPrompt.current !== undefined;
  useEffect(() => {
    if (!wasAsked.current) loginPrompt.ask(page === true ? {} : { page });
    else if (!isAsking) navigate(HOME, { replace: true });
    wasAsked.current = true;
  }, [loginPrompt, page, isAsking, navigate]);
  return null;
});

/** Asks a guest to log in for a page. Where the feed is closed to guests there is nothing to ask over: they go to the page of it. */
export const LoginRequired = observer(function LoginRequired({ page }: LoginRequiredProps) {
  const { pathname, search } = useLocation();
  if (useBrand().places.kept.includes(HOME)) return <Redirect to={loginPath(pathname + search)} />;
  return <LoginOverFeed page={page} />;
});
