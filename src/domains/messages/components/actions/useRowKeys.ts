import { type RefObject, useEffect, useEffectEvent } from 'react';
import { rowAt } from './rows.ts';

/** Keys on a message that has the focus: `R` replies, `C` copies, `P` pins, Enter opens its menu. */
const ROW_KEYS = ['r', 'c', 'p', 'Enter'] as const;
export type RowKey = (typeof ROW_KEYS)[number];

const rowKeyOf = ({ key }: KeyboardEvent): RowKey | undefined =>
  ROW_KEYS.find((known) => known === key || known === key.toLowerCase());

/** Only without another key, and on the row itself: its buttons and links have Enter of their own. */
export const useRowKeys = (
  box: RefObject<HTMLElement | null>,
  onKey: (key: RowKey, row: HTMLElement) => void,
): void => {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const row = rowAt(event.target);
    const key = rowKeyOf(event);
    const isChord = event.ctrlKey || event.metaKey || event.altKey;
    if (!row || row !== event.target || !key || isChord || event.isComposing) return;
    event.preventDefault();
    onKey(key, row);
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    element.addEventListener('keydown', handle);
    return () => element.removeEventListener('keydown', handle);
  }, [box]);
};
