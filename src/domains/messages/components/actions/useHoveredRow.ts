import { type RefObject, useEffect, useState } from 'react';
import { rowAt } from './rows.ts';

/** The row of a message under the mouse. */
export const useHoveredRow = (box: RefObject<HTMLElement | null>): HTMLElement | undefined => {
  const [row, setRow] = useState<HTMLElement>();
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const ended = new AbortController();
    const options = { signal: ended.signal, passive: true };
    const handleOver = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'mouse') setRow(rowAt(target));
    };
    element.addEventListener('pointerover', handleOver, options);
    element.addEventListener('pointerleave', () => setRow(undefined), options);
    return () => ended.abort();
  }, [box]);
  return row;
};
