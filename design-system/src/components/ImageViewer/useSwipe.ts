import { type PointerEvent, useRef } from 'react';
import { type Swipes, swiped } from './swipes.ts';

/** A swipe over something that has buttons of its own; the bar of a player is drawn along, not swiped. */
export function useSwipe(swipes: Swipes) {
  const from = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown({ target, pointerType, clientX: x, clientY: y }: PointerEvent) {
      const isBar = target instanceof Element && target.closest('input, [role="slider"]') !== null;
      from.current = pointerType === 'mouse' || isBar ? undefined : { x, y };
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const start = from.current;
      from.current = undefined;
      if (start) swiped({ x: clientX - start.x, y: clientY - start.y }, swipes);
    },
    onPointerCancel() {
      from.current = undefined;
    },
  };
}
