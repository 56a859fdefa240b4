import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Point, Press } from './useEarlyPress.ts';
import { useLongPress } from './useLongPress.ts';

interface MenuOptions {
  /** The row that something happened in; undefined beside all of them. */
  rowAt: (target: EventTarget | null) => HTMLElement | undefined;
  onOpen: (row: HTMLElement, at: Point) => void;
  /** Whether a secondary click keeps the browser's own menu. */
  isBrowsers?: (target: EventTarget | null) => boolean;
  /** The finger that went down before this was there. */
  early?: RefObject<Press | undefined> | undefined;
}

/** Opens the menu of a row: by a secondary click, the menu key, Shift+F10, or a finger that rests on it. */
export const useMenuEvents = (
  box: RefObject<HTMLElement | null>,
  { rowAt, onOpen, isBrowsers, early }: MenuOptions,
): void => {
  const open = (target: EventTarget | null, at: Point) => {
    const row = rowAt(target);
    if (row) onOpen(row, at);
  };
  useLongPress(box, open, early);
  const onContextMenu = useEffectEvent((event: MouseEvent) => {
    // A finger opens it by resting; Android tells of that a second time.
    const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!isFinger && isBrowsers?.(event.target)) return;
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
