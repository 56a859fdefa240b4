import { type RefObject, useEffect, useEffectEvent } from 'react';
import { HOLD, type Point, type Press } from './useEarlyPress.ts';

/** A finger that moves further, in pixels, scrolls. */
const MOVED = 10;

/**
 * A finger that rests on something in a box. What it rests on is not pressed when it is lifted: iOS has no event of its own for
 * this, and a link would be followed. `early`: the one that went down before this was there.
 */
export const useLongPress = (
  box: RefObject<HTMLElement | null>,
  onHold: (target: EventTarget | null, at: Point) => void,
  early?: RefObject<Press | undefined>,
): void => {
  const hold = useEffectEvent(onHold);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const ended = new AbortController();
    const options = { signal: ended.signal, passive: true, capture: true };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: Point = { x: 0, y: 0 };
    let hasHeld = false;
    const stop = () => clearTimeout(timer);
    const wait = ({ target, at, since }: Press) => {
      from = at;
      const passed = performance.now() - since;
      timer = setTimeout(
        () => {
          hasHeld = true;
          hold(target, from);
        },
        Math.max(0, HOLD - passed),
      );
    };
    const handleDown = ({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
      stop();
      hasHeld = false;
      if (pointerType === 'mouse' || !isPrimary) return;
      wait({ target, at: { x, y }, since: performance.now() });
    };
    const handleMove = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > MOVED) stop();
    };
    /** Without it the browser makes a click of it, and gives the focus to what the finger rested on. */
    const handleLift = (event: TouchEvent) => {
      if (hasHeld && event.cancelable) event.preventDefault();
    };
    const handleClick = (event: MouseEvent) => {
      if (!hasHeld) return;
      hasHeld = false;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('pointerdown', handleDown, options);
    element.addEventListener('pointermove', handleMove, options);
    for (const name of ['pointerup', 'pointercancel', 'scroll'])
      element.addEventListener(name, stop, options);
    element.addEventListener('touchend', handleLift, { signal: ended.signal, capture: true, passive: false });
    element.addEventListener('click', handleClick, { signal: ended.signal, capture: true });
    if (early?.current) {
      wait(early.current);
      early.current = undefined;
    }
    return () => {
      stop();
      ended.abort();
    };
  }, [box, early]);
};
