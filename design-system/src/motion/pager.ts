import { watchDrag } from './drag.ts';
import { type Axis, settle, shifted, wantsStillness } from './spring.ts';

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
  /** A carousel or a slider inside has its own use for this finger. */
  accepts?: (event: PointerEvent) => boolean;
}

const lengthOf = (element: HTMLElement, axis: Axis): number =>
  axis === 'x' ? element.clientWidth : Math.min(element.clientHeight, innerHeight);

/**
 * A page follows a finger to its neighbour: it leaves under the finger, and springs back where there is none. Its parent
 * is the ground that the finger moves over.
 */
export const watchPager = (
  element: HTMLElement,
  { axis, has, turn, accepts }: PagerOptions,
): (() => void) => {
  const stepOf = (by: number): 1 | -1 => (by < 0 ? 1 : -1);
  const shownAt = (by: number): number => (has(stepOf(by)) ? by : by * STRETCH);
  const end = async (by: number, velocity: number) => {
    const step = stepOf(by);
    const length = lengthOf(element, axis);
    const isThrown = Math.abs(velocity) > FAST && Math.sign(velocity) === Math.sign(by);
    const from = shownAt(by);
    if (!has(step) || (Math.abs(by) < FAR * length && !isThrown)) {
      return settle(element, { axis, from, velocity });
    }
    await leave(element, { axis, from, to: -step * length });
    turn(step);
  };
  // On the ground it moves over: what is still coming in does not stand under the finger yet.
  return watchDrag(element.parentElement ?? element, {
    axis,
    ...(accepts && { accepts }),
    onMove: (by) => {
      element.style.transform = shifted(axis, shownAt(by));
    },
    onEnd: (by, velocity) => void end(by, velocity),
  });
};

const LEAVING = 130;

/** Out of the screen, quickly: the next page is what people wait for. */
const leave = async (
  element: HTMLElement,
  { axis, from, to }: { axis: Axis; from: number; to: number },
): Promise<void> => {
  element.style.transform = shifted(axis, to);
  if (wantsStillness()) return;
  const frames = [{ transform: shifted(axis, from) }, { transform: shifted(axis, to) }];
  await element.animate(frames, { duration: LEAVING, easing: 'ease-out' }).finished.catch(() => undefined);
};

/** The page that was turned to comes in from its side. */
export const enterPage = (element: HTMLElement, axis: Axis, step: 1 | -1): void => {
  void settle(element, { axis, from: step * ENTRY * lengthOf(element, axis) });
  if (!wantsStillness()) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 160 });
};
