import { type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../../../lib/menu/useEarlyPress.ts';
import { useLongPress } from '../../../lib/menu/useLongPress.ts';

/** This much of a stage, at either side, is held to go faster; the middle is held for the menu. */
const SIDE = 0.25;

interface StageHold {
  /** Absent: there is nothing to go faster. */
  onFast?: ((isFast: boolean) => void) | undefined;
  onMenu: (at: Point) => void;
}

/** A finger that rests on a stage: at its sides a clip goes twice as fast as long as it rests, elsewhere the menu opens. */
export const useStageHold = (stage: RefObject<HTMLElement | null>, { onFast, onMenu }: StageHold): void => {
  const isFast = useRef(false);
  // The browser has a menu of its own for a picture on which a finger rests.
  useEffect(() => {
    const element = stage.current;
    const prevent = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'touch') event.preventDefault();
    };
    element?.addEventListener('contextmenu', prevent);
    return () => element?.removeEventListener('contextmenu', prevent);
  }, [stage]);
  useLongPress(stage, (target, at) => {
    if (target instanceof Element && target.closest('a, input, button:not([data-surface])')) return;
    const { left = 0, width = 0 } = stage.current?.getBoundingClientRect() ?? {};
    const share = (at.x - left) / width;
    if (!onFast || (share > SIDE && share < 1 - SIDE)) {
      onMenu(at);
      return;
    }
    onFast(true);
    isFast.current = true;
    const end = () => {
      if (isFast.current) onFast(false);
      isFast.current = false;
    };
    for (const name of ['pointerup', 'pointercancel'] as const) addEventListener(name, end, { once: true });
  });
};
