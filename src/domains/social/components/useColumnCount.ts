import { useCallback, useSyncExternalStore } from 'react';

/** From which width of the window on there are so many columns, the widest first; `GallerySkeleton` has the same. */
const COLUMNS = [
  ['(min-width: 1680px)', 6],
  ['(min-width: 1400px)', 5],
  ['(min-width: 1280px)', 4],
  ['(min-width: 820px)', 3],
] as const;
const FEWEST = 2;

const count = (): number => COLUMNS.find(([query]) => matchMedia(query).matches)?.[1] ?? FEWEST;

/** Columns of pictures that the window has room for; where there is no window, a phone's. */
export const useColumnCount = (): number => {
  const watch = useCallback((listener: () => void) => {
    const lists = COLUMNS.map(([query]) => matchMedia(query));
    for (const list of lists) list.addEventListener('change', listener);
    return () => {
      for (const list of lists) list.removeEventListener('change', listener);
    };
  }, []);
  return useSyncExternalStore(watch, count, () => FEWEST);
};
