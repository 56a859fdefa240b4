import { useCallback, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

export interface NavigateOptions {
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
  /** Kept with the entry: `useLocation().state`. */
  state?: unknown;
}

/** `to`: an address of the application, from its root on; a number: so many entries of the history onward or back. */
export type NavigateTo = (to: string | number, options?: NavigateOptions) => void;

/** A history that cannot take an address as its own would leave the application for it. */
const assertOwn = (address: string): void => {
  const { origin } = location;
  if (!address.startsWith('/') || new URL(address, origin).origin !== origin)
    throw new Error('Only addresses of the application are navigated to');
};

/**
 * Goes to another place of the application. The router's own hook resolves relative addresses, and so draws every component
 * that has it anew at each change of place; this one is the same function while the application runs.
 */
export const useNavigate = (): NavigateTo => {
  const { navigator } = useContext(NavigationContext);
  return useCallback(
    (to, { replace = false, state } = {}) => {
      if (typeof to === 'number') return navigator.go(to);
      assertOwn(to);
      if (replace) navigator.replace(to, state);
      else navigator.push(to, state);
    },
    [navigator],
  );
};
