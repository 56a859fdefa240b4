import { type RefObject, useEffect, useEffectEvent } from 'react';
import { rowAt } from './rows.ts';
import { type Point, useLongPress } from './useLongPress.ts';

/** Words that are selected, and an address, keep the browser's own menu. */
const isBrowsers = ({ target }: Event): boolean =>
  getSelection()?.isCollapsed === false || (target instanceof Element && target.closest('a') !== null);

/** Opens the menu of a message: by a secondary click, the menu key, Shift+F10, or a finger that rests on it. */
export const useMenuEvents = (
  box: RefObject<HTMLElement | null>,
  onOpen: (row: HTMLElement, at: Point) => void,
): void => {
  const open = (target: EventTarget | null, at: Point) => {
    const row = rowAt(target);
    if (row) onOpen(row, at);
  };
  useLongPress(box, open);
  const onContextMenu = useEffectEvent((event: MouseEvent) => {
    // A finger opens it by resting; Android tells of that a second time.
    const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!isFinger && isBrowsers(event)) return;
    if (rowAt(event.target)) event.preventDefault();
    if (!isFinger) open(event.target, { x: event.clientX, y: event.clientY });
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    element.addEventListener('contextmenu', onContextMenu);
    return () => element.removeEventListener('contextmenu', onContextMenu);
  }, [box]);
};
