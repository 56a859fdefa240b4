import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now; where there is no window it does not. */
export const useMedia = (query: string): boolean => {
  const watch = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
};
