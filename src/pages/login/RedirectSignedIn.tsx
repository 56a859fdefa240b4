import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { safeReturnPath } from '../../domains/auth/index.ts';
import { Redirect } from '../../lib/router/Redirect.tsx';
import { useQuery } from '../../lib/router/useQuery.ts';
import { useStores } from '../../lib/stores/stores.ts';

/** Where the person came from, when the address says a place of this product. */
export const useReturnPath = (): string | undefined => {
  const query = useQuery();
  return safeReturnPath(query.get('return'));
};

/** The auth pages are for guests: whoever is signed in, or has just become so, goes where they wanted. */
export const RedirectSignedIn = observer(function RedirectSignedIn({ children }: { children: ReactNode }) {
  const { users, brand } = useStores();
  const target = useReturnPath() ?? brand.config.places.start.member;
  return users.isSignedIn ? <Redirect to={target} /> : children;
});
