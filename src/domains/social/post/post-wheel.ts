import type { Step } from './useSteps.ts';

/** Wheel movement that turns a page, and the pause after it: one flick of a wheel is one post. */
const FAR = 40;
const PAUSE = 600;
/** Milliseconds after which a movement is a new one. */
const GAP = 200;

/** Turns with the wheel, a post a flick, where `accepts` does not leave the movement to the page. */
export const watchWheel = (
  page: HTMLElement,
  accepts: (step: Step) => boolean,
  turn: (step: Step) => void,
): (() => void) => {
  let sum = 0;
  let last = 0;
  let turnedAt = Number.NEGATIVE_INFINITY;
  const wheel = ({ deltaX, deltaY, timeStamp }: WheelEvent) => {
    if (Math.abs(deltaX) > Math.abs(deltaY) || timeStamp - turnedAt < PAUSE) return;
    const isNew = timeStamp - last > GAP;
    last = timeStamp;
    // A flick that scrolled the page to its end does not turn it as well.
    if (!accepts(deltaY > 0 ? 1 : -1)) sum = Number.NaN;
    else sum = isNew ? deltaY : sum + deltaY;
    if (!(Math.abs(sum) >= FAR)) return;
    turnedAt = timeStamp;
    turn(sum > 0 ? 1 : -1);
    sum = 0;
  };
  page.addEventListener('wheel', wheel, { passive: true });
  return () => page.removeEventListener('wheel', wheel);
};
