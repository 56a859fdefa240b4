import { type RefObject, useLayoutEffect, useState } from 'react';
import { rowsOf } from './useSight.ts';

/** What of a row the Tab key reaches first. */
const TARGET = 'a[href], button:not([tabindex="-1"])';

/** Moves the focus to the row at an index, when that has been drawn; the browser brings it into sight. */
export const useRowFocus = (list: RefObject<HTMLElement | null>, drawn: readonly number[]) => {
  const [wanted, setWanted] = useState<{ row: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request; a row that is drawn later takes no focus
  useLayoutEffect(() => {
    const row = wanted && list.current ? rowsOf(list.current)[drawn.indexOf(wanted.row)] : undefined;
    row?.querySelector<HTMLElement>(TARGET)?.focus();
  }, [wanted]);
  return (row: number) => setWanted({ row });
};
