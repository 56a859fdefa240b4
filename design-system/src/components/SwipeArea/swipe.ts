import { type TouchEvent, useRef } from 'react';

interface Start {
  x: number;
  y: number;
}

/** Pixels after which a finger means it. */
const FAR = 56;

/** A carousel, a map, a slider inside has its own use for a sideways finger. */
function hasOwnUse(target: EventTarget, area: Element): boolean {
  for (let box = target as Element | null; box && box !== area; box = box.parentElement) {
    if (box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX !== 'visible') return true;
    if (box instanceof HTMLInputElement && box.type === 'range') return true;
  }
  return false;
}

/** Tells a sideways swipe of one finger from a scroll: far enough, and twice as wide as high. */
export function useSwipe(onSwipe: (to: 'previous' | 'next') => void) {
  const start = useRef<Start | null>(null);
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches[0];
      const single = event.touches.length === 1 && touch;
      start.current =
        single && !hasOwnUse(event.target, event.currentTarget)
          ? { x: touch.clientX, y: touch.clientY }
          : null;
    },
    onTouchEnd(event: TouchEvent) {
      const touch = event.changedTouches[0];
      if (!start.current || !touch) return;
      const across = touch.clientX - start.current.x;
      const down = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < FAR || Math.abs(across) < 2 * Math.abs(down)) return;
      onSwipe(across > 0 ? 'previous' : 'next');
    },
    onTouchCancel() {
      start.current = null;
    },
  };
}
