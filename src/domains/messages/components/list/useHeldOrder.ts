import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** A finger that scrolls ends its pointer, not its touch; a link that is dragged lifts no button. */
const LIFTS = ['touchend', 'touchcancel', 'mouseup', 'dragend'] as const;

/** The order of rows, which waits while a finger or a button is down on them: what is under it stays there. */
export const useHeldOrder = (
  box: RefObject<HTMLElement | null>,
  order: readonly string[],
): readonly string[] => {
  const [held, setHeld] = useState<readonly string[]>();
  const hold = useEffectEvent(() => setHeld(order));
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const ended = new AbortController();
    const options = { signal: ended.signal, passive: true, capture: true };
    const release = (event: Event) => {
      // The other finger is still down.
      if (!('touches' in event) || (event as TouchEvent).touches.length === 0) setHeld(undefined);
    };
    element.addEventListener('touchstart', hold, options);
    element.addEventListener('mousedown', hold, options);
    for (const name of LIFTS) addEventListener(name, release, options);
    return () => ended.abort();
  }, [box]);
  return held ?? order;
};
