import { type RefObject, useEffect, useEffectEvent } from 'react';
import { watchDrag } from '../../motion/drag.ts';
import { offsetOf, shifted, stopMovement } from '../../motion/movement.ts';
import { prefersReducedMotion } from '../../motion/reduced-motion.ts';
import { settle } from '../../motion/spring.ts';

/** Share of the sheet, or pixels a second, from which letting go closes it. */
const FAR = 0.3;
const FAST = 500;

interface SheetDrag {
  sheet: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A finger on the sheet's head (`data-grab`) pulls the sheet down and away, or it springs back. Call it inside the open sheet. */
export const useSheetDrag = ({ sheet, onClose }: SheetDrag): void => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = sheet.current;
    const head = element?.querySelector<HTMLElement>('[data-grab]');
    if (!element || !head) return undefined;
    let caught = 0;
    const shownAt = (by: number) => Math.max(0, caught + by);
    const end = async (by: number, velocity: number) => {
      const from = shownAt(by);
      const height = element.clientHeight;
      const isAway = from > FAR * height || (by > 0 && velocity > FAST);
      // Above its place the page behind it would show under its foot.
      if (!isAway) await settle(element, { axis: 'y', from, velocity, isHeld: true });
      // Without movement its closing fades it where it is.
      else if (prefersReducedMotion() || (await settle(element, { axis: 'y', from, to: height, velocity })))
        close();
    };
    const stop = watchDrag(head, {
      axis: 'y',
      onStart: () => {
        caught = offsetOf(element, 'y');
        stopMovement(element);
      },
      onMove: (by) => {
        element.style.transform = shifted('y', shownAt(by));
      },
      onEnd: (by, velocity) => void end(by, velocity),
    });
    return () => {
      stop();
      stopMovement(element);
    };
  }, [sheet]);
};
