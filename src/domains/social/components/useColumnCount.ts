import { fromScreen } from '@livery/design-system';
import { useCallback, useSyncExternalStore } from 'react';
import { FEWEST, MORE } from './gallery-columns.ts';

const queries = () => MORE.map(({ screen }) => matchMedia(fromScreen(screen)));
const count = (): number => FEWEST + queries().filter(({ matches }) => matches).length;

/** Columns of pictures that the window has room for; where there is no window, a phone's. */
export const useColumnCount = (): number => {
  const watch = useCallback((listener: () => void) => {
    const lists = queries();
    for (const list of lists) list.addEventListener('change', listener);
    return () => {
      for (const list of lists) list.removeEventListener('change', listener);
    };
  }, []);
  return useSyncExternalStore(watch, count, () => FEWEST);
};
