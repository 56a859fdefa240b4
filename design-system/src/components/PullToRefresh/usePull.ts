import { type RefObject, useEffect, useEffectEvent } from 'react';
import { shifted, stopMovement } from '../../motion/movement.ts';
import { settle } from '../../motion/spring.ts';

/** Pixels that the page follows a finger at most, and from which letting go refreshes. */
const REACH = 112;
const FAR_ENOUGH = 64;

/** The farther, the heavier. */
const shownAt = (by: number): number => REACH * (1 - Math.exp(-by / (2 * REACH)));

interface PullOptions {
  /** Turns and shows with the pull. */
  drawing: RefObject<HTMLElement | null>;
  isBusy: boolean;
  onPulled: () => void;
}

/** Moves `area` after a finger that pulls it down from the top of the page, and holds it down while `isBusy`. */
export const usePull = (area: RefObject<HTMLElement | null>, { drawing, isBusy, onPulled }: PullOptions) => {
  const pulled = useEffectEvent(onPulled);
  const mayPull = useEffectEvent(() => !isBusy && scrollY <= 0);

  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let start: { x: number; y: number } | undefined;
    let shown = 0;
    const show = (by: number) => {
      shown = by;
      stopMovement(element);
      element.style.transform = by > 0 ? shifted('y', by) : '';
      const { current } = drawing;
      if (!current) return;
      current.style.opacity = String(Math.min(1, by / FAR_ENOUGH));
      current.style.transform = `rotate(${by * 3}deg)`;
    };
    const down = ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 && mayPull() ? touches[0] : undefined;
      start = touch && { x: touch.clientX, y: touch.clientY };
    };
    const move = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!start || !touch) return;
      const along = touch.clientY - start.y;
      const isSideways = Math.abs(touch.clientX - start.x) > Math.abs(along);
      if (shown === 0 && (along <= 0 || isSideways)) {
        if (Math.abs(along) > 8 || isSideways) start = undefined;
        return;
      }
      // From here on the finger is ours: neither the page nor the browser's own pull takes it.
      if (event.cancelable) event.preventDefault();
      show(shownAt(Math.max(0, along)));
    };
    const up = () => {
      if (start && shown > 0) {
        const from = shown;
        show(0);
        if (from < FAR_ENOUGH) void settle(element, { axis: 'y', from });
        else {
          element.style.transform = shifted('y', FAR_ENOUGH);
          pulled();
        }
      }
      start = undefined;
    };
    element.addEventListener('touchstart', down, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', up);
    element.addEventListener('touchcancel', up);
    return () => {
      element.removeEventListener('touchstart', down);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', up);
      element.removeEventListener('touchcancel', up);
    };
  }, [area, drawing]);

  useEffect(() => {
    const element = area.current;
    if (!element || !isBusy) return undefined;
    element.style.transform = shifted('y', FAR_ENOUGH);
    return () => void settle(element, { axis: 'y', from: FAR_ENOUGH });
  }, [area, isBusy]);
};
