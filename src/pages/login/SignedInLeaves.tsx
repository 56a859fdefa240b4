import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { safeReturnPath } from '../../domains/auth/index.ts';
import { useStores } from '../../lib/stores/stores.ts';

/** Where the person came from, when the address says a place of this product. */
export const useReturnPath = (): string | undefined => {
  const [query] = useSearchParams();
  return safeReturnPath(query.get('return'));
};

/** The entrance is for those outside: whoever is signed in, or has just become so, goes where they wanted. */
export const SignedInLeaves = observer(function SignedInLeaves({ children }: { children: ReactNode }) {
  const { users } = useStores();
  const target = useReturnPath() ?? '/home/recommend';
  return users.isSignedIn ? <Navigate to={target} replace /> : children;
});
