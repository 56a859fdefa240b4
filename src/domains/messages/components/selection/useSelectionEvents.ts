import { type RefObject, useEffect, useEffectEvent } from 'react';
import { rowAt } from '../actions/rows.ts';

interface SelectionEvents {
  isOn: boolean;
  onToggle: (row: HTMLElement) => void;
  onEnd: () => void;
}

const TOGGLES = new Set([' ', 'Enter']);

/** While messages are being chosen, a tap anywhere on one chooses it, as do Space and Enter; Escape ends it. */
export const useSelectionEvents = (
  box: RefObject<HTMLElement | null>,
  { isOn, onToggle, onEnd }: SelectionEvents,
): void => {
  const toggle = useEffectEvent((event: Event) => {
    const row = rowAt(event.target);
    if (!row) return;
    event.preventDefault();
    event.stopPropagation();
    onToggle(row);
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isOnRow = rowAt(event.target) === event.target;
    if (isOnRow && TOGGLES.has(event.key) && !event.ctrlKey && !event.metaKey) toggle(event);
  });
  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    // A dialog, or a name that is being typed, was closed by it.
    if (event.key === 'Escape' && !event.defaultPrevented) onEnd();
  });
  useEffect(() => {
    const element = box.current;
    if (!element || !isOn) return;
    const ended = new AbortController();
    const first = { capture: true, signal: ended.signal };
    element.addEventListener('click', toggle, first);
    element.addEventListener('keydown', handleKey, first);
    document.addEventListener('keydown', handleEscape, { signal: ended.signal });
    return () => ended.abort();
  }, [box, isOn]);
};
