import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Two taps are one double tap when they are this near in time and place. */
const TAP_TIME = 320;
const TAP_REACH = 32;

export interface Point {
  x: number;
  y: number;
}

/** What a button is for, a tap on it is. The clip's own button, which is all of the picture, is not meant. */
const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, input, button:not([data-surface])') !== null;

const watchDoubleTap = (stage: HTMLElement, onDoubleTap: (place: Point) => void): (() => void) => {
  let last: (Point & { time: number }) | undefined;
  const tap = ({ clientX: x, clientY: y, timeStamp: time, target }: MouseEvent) => {
    if (isOnControl(target)) return;
    const isSecond = last && time - last.time < TAP_TIME && Math.hypot(x - last.x, y - last.y) < TAP_REACH;
    last = isSecond ? undefined : { x, y, time };
    if (!isSecond) return;
    const { left, top } = stage.getBoundingClientRect();
    onDoubleTap({ x: x - left, y: y - top });
  };
  stage.addEventListener('click', tap);
  return () => stage.removeEventListener('click', tap);
};

/** Two taps on a stage, in pixels from its upper left corner; two on one of its controls are not meant. */
export const useDoubleTap = (
  stage: RefObject<HTMLElement | null>,
  onDoubleTap: (place: Point) => void,
): void => {
  const doubleTap = useEffectEvent(onDoubleTap);
  useEffect(() => (stage.current ? watchDoubleTap(stage.current, doubleTap) : undefined), [stage]);
};
