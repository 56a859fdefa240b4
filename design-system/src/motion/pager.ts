import { watchDrag } from './drag.ts';
import { type Axis, moveElement, offsetOf, shifted, stopMovement } from './movement.ts';
import { prefersReducedMotion } from './reduced-motion.ts';
import { FADE, FADE_IN, settle } from './spring.ts';

/** Share of the screen, or pixels a second, from which letting go turns the page. */
const FAR = 0.32;
const FAST = 450;
/** At an end the page follows a finger by this share only. */
const STRETCH = 0.25;
/** Of the screen: from there a page that was turned comes in. */
const ENTRY = 0.5;

export interface PagerOptions {
  axis: Axis;
  /** Whether there is a page one step on (1) or back (-1). */
  has: (step: 1 | -1) => boolean;
  turn: (step: 1 | -1) => void;
  /**
   * Draws the neighbour of that side beside the page (`-100%` or `100%` along the axis), or nothing when the page rests.
   * With it the page springs to where the neighbour has taken its place; without it the page leaves, and the next comes in.
   */
  beside?: (step: 1 | -1 | undefined) => void;
  /** A carousel or a slider inside has its own use for this finger. */
  accepts?: (event: PointerEvent, by: number) => boolean;
}

const lengthOf = (element: HTMLElement, axis: Axis): number =>
  axis === 'x' ? element.clientWidth : Math.min(element.clientHeight, innerHeight);

/**
 * A page follows a finger to its neighbour: it leaves under the finger, and springs back where there is none. Its parent
 * is the ground that the finger moves over. Returns how to stop: a page that is leaving then does not turn any more.
 */
export const watchPager = (
  element: HTMLElement,
  { axis, has, turn, beside, accepts }: PagerOptions,
): (() => void) => {
  // Where a finger caught the page that was still moving. Whether it turns is up to the finger's own way.
  let caught = 0;
  const stepOf = (by: number): 1 | -1 => (by < 0 ? 1 : -1);
  const shownAt = (by: number): number => caught + (has(stepOf(by)) ? by : by * STRETCH);
  const end = async (by: number, velocity: number) => {
    const step = stepOf(by);
    const length = lengthOf(element, axis);
    const isThrown = Math.abs(velocity) > FAST && Math.sign(velocity) === Math.sign(by);
    const from = shownAt(by);
    if (!has(step) || (Math.abs(by) < FAR * length && !isThrown)) {
      if (await settle(element, { axis, from, velocity })) beside?.(undefined);
    } else if (await leave(element, { axis, from, to: -step * length, velocity, isDrawn: !!beside }))
      turn(step);
  };
  // On the ground it moves over: what is still coming in does not stand under the finger yet.
  const stopDrag = watchDrag(element.parentElement ?? element, {
    axis,
    ...(accepts && { accepts }),
    onStart: () => {
      caught = offsetOf(element, axis);
      stopMovement(element);
    },
    onMove: (by) => {
      const at = shownAt(by);
      element.style.transform = shifted(axis, at);
      const step = stepOf(at);
      if (at !== 0) beside?.(has(step) ? step : undefined);
    },
    onEnd: (by, velocity) => void end(by, velocity),
  });
  return () => {
    stopDrag();
    stopMovement(element);
  };
};

const LEAVING = 130;

interface Leaving {
  axis: Axis;
  from: number;
  to: number;
  velocity: number;
  /** The next page stands beside it already. */
  isDrawn: boolean;
}

/** Out of the screen; quickly where the next page is yet to come. Resolves with whether nobody caught it. */
const leave = (element: HTMLElement, { axis, from, to, velocity, isDrawn }: Leaving): Promise<boolean> => {
  // Held at its end: the page that was turned to comes in from there.
  const options = { easing: 'ease-out', fill: 'forwards' } as const;
  if (prefersReducedMotion()) {
    return moveElement(element, [{ opacity: 1 }, { opacity: 0 }], { ...options, duration: FADE });
  }
  if (isDrawn) return settle(element, { axis, from, to, velocity });
  const frames = [from, to].map((at) => ({ transform: shifted(axis, at) }));
  return moveElement(element, frames, { ...options, duration: LEAVING });
};

/** The page that was turned to comes in from its side; for who wants no movement it fades in. */
export const enterPage = (element: HTMLElement, axis: Axis, step: 1 | -1): void => {
  void settle(element, { axis, from: step * ENTRY * lengthOf(element, axis) });
  if (!prefersReducedMotion()) element.animate(FADE_IN, { duration: FADE });
};

/** The page that was turned to takes the place of what was drawn beside the one before. */
export const replacePage = (element: HTMLElement, axis: Axis): void => {
  if (prefersReducedMotion()) {
    enterPage(element, axis, 1);
    return;
  }
  stopMovement(element);
  element.style.transform = '';
};
