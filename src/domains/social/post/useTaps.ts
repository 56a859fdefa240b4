import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Two taps are one double tap when they are this near in time and place. */
const TAP_TIME = 320;
const TAP_REACH = 32;

export interface Point {
  x: number;
  y: number;
}

interface Taps {
  /** In pixels from the stage's upper left corner. */
  onDouble: (place: Point) => void;
  /** No second one came. */
  onSingle: () => void;
}

/** What a button is for, a tap on it is. The clip's own button, which is all of the picture, is not meant. */
const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, input, button:not([data-surface])') !== null;

const watchTaps = (stage: HTMLElement, { onDouble, onSingle }: Taps): (() => void) => {
  let last: (Point & { time: number }) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tap = ({ clientX: x, clientY: y, timeStamp: time, target }: MouseEvent) => {
    if (isOnControl(target)) return;
    clearTimeout(timer);
    const isSecond = last && time - last.time < TAP_TIME && Math.hypot(x - last.x, y - last.y) < TAP_REACH;
    last = isSecond ? undefined : { x, y, time };
    if (!isSecond) {
      timer = setTimeout(onSingle, TAP_TIME);
      return;
    }
    const { left, top } = stage.getBoundingClientRect();
    onDouble({ x: x - left, y: y - top });
  };
  stage.addEventListener('click', tap);
  return () => {
    clearTimeout(timer);
    stage.removeEventListener('click', tap);
  };
};

/** Taps on a stage; those on its controls are not meant. */
export const useTaps = (stage: RefObject<HTMLElement | null>, { onDouble, onSingle }: Taps): void => {
  const double = useEffectEvent(onDouble);
  const single = useEffectEvent(onSingle);
  useEffect(
    () => (stage.current ? watchTaps(stage.current, { onDouble: double, onSingle: single }) : undefined),
    [stage],
  );
};
