import { enterPage, watchPager } from '@livery/design-system/motion';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The direction of the step that led here: the next post's stage comes in from that side. */
let arrival: 1 | -1 | undefined;

/** Wheel movement that turns a page, and the pause after it: one flick of a wheel is one post. */
const WHEEL_FAR = 40;
const WHEEL_PAUSE = 600;

/** Two taps are one double tap when they are this near in time and place. */
const TAP_TIME = 320;
const TAP_REACH = 32;

export interface Place {
  x: number;
  y: number;
}

interface StageGestures {
  /** A finger turns; with a mouse only its wheel does. */
  has: (step: 1 | -1) => boolean;
  go: (step: 1 | -1) => void;
  onDoubleTap: (place: Place) => void;
}

/** What a button is for, a tap on it is. The clip's own button, which is all of the picture, is not meant. */
const isOnControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, input, button:not([data-surface])') !== null;

const watchWheel = (stage: HTMLElement, turn: (step: 1 | -1) => void): (() => void) => {
  let sum = 0;
  let last = 0;
  let turnedAt = Number.NEGATIVE_INFINITY;
  const wheel = ({ deltaX, deltaY, timeStamp }: WheelEvent) => {
    if (Math.abs(deltaX) > Math.abs(deltaY) || timeStamp - turnedAt < WHEEL_PAUSE) return;
    sum = timeStamp - last > 200 ? deltaY : sum + deltaY;
    last = timeStamp;
    if (Math.abs(sum) < WHEEL_FAR) return;
    turnedAt = timeStamp;
    turn(sum > 0 ? 1 : -1);
    sum = 0;
  };
  stage.addEventListener('wheel', wheel, { passive: true });
  return () => stage.removeEventListener('wheel', wheel);
};

const watchDoubleTap = (stage: HTMLElement, onDoubleTap: (place: Place) => void): (() => void) => {
  let last: (Place & { time: number }) | undefined;
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

/** Fingers and wheel on a stage: up and down turn to the next and the last post, a double tap likes. */
export const useStageGestures = (stage: RefObject<HTMLElement | null>, gestures: StageGestures): void => {
  const has = useEffectEvent(gestures.has);
  const doubleTap = useEffectEvent(gestures.onDoubleTap);
  const turn = useEffectEvent((step: 1 | -1) => {
    if (!gestures.has(step)) return;
    arrival = step;
    gestures.go(step);
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    if (arrival) enterPage(element, 'y', arrival);
    arrival = undefined;
    const stops = [
      watchPager(element, { axis: 'y', has, turn, accepts: ({ target }) => !isSlider(target) }),
      watchWheel(element, turn),
      watchDoubleTap(element, doubleTap),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [stage]);
};

const isSlider = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'range';
