import { type RefObject, useEffect, useRef } from 'react';

/** How long a finger rests before it is heard. Milliseconds. */
export const HOLD = 450;

export interface Point {
  x: number;
  y: number;
}

/** A finger that went down on something. */
export interface Press {
  target: EventTarget | null;
  at: Point;
  /** As `performance.now()` tells the time. */
  since: number;
}

/** The finger that rests on something in a box, or rested long enough, while the code that hears it is on its way. */
export const useEarlyPress = (box: RefObject<HTMLElement | null>): RefObject<Press | undefined> => {
  const press = useRef<Press>(undefined);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const ended = new AbortController();
    const options = { signal: ended.signal, passive: true, capture: true };
    const handleDown = ({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent) => {
      const isFinger = pointerType !== 'mouse' && isPrimary;
      press.current = isFinger ? { target, at: { x, y }, since: performance.now() } : undefined;
    };
    const forget = () => {
      press.current = undefined;
    };
    const handleUp = () => {
      if (press.current && performance.now() - press.current.since < HOLD) forget();
    };
    element.addEventListener('pointerdown', handleDown, options);
    element.addEventListener('pointerup', handleUp, options);
    for (const name of ['pointercancel', 'scroll']) element.addEventListener(name, forget, options);
    return () => ended.abort();
  }, [box]);
  return press;
};
