import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useStores } from '../lib/stores/stores.ts';
import { HomePage } from '../pages/home/HomePage.tsx';
import { HOME } from './routes.ts';

/** The feed under the login dialog; whoever closes it stays with the feed. */
const FeedForGuest = observer(function FeedForGuest() {
  const { loginPrompt } = useStores();
  const navigate = useNavigate();
  const wasAsked = useRef(false);
  const isAsking = loginPrompt.current !== undefined;
  useEffect(() => {
    if (!wasAsked.current) loginPrompt.ask();
    else if (!isAsking) void navigate(HOME, { replace: true });
    wasAsked.current = true;
  }, [loginPrompt, isAsking, navigate]);
  return <HomePage tab="recommend" />;
});

/** A page that means nothing without an account. */
export const AccountGuard = observer(function AccountGuard({ children }: { children: ReactNode }) {
  return useStores().users.isSignedIn ? children : <FeedForGuest />;
});
