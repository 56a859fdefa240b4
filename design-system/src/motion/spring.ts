import { type Axis, moveElement, shifted, stopMovement } from './movement.ts';
import { prefersReducedMotion } from './reduced-motion.ts';

/** How fast a spring comes to rest, per second: about a third of a second for a whole screen. */
const STIFFNESS = 20;
const FRAME = 1 / 60;
/** Pixels that nobody sees. */
const REST = 0.5;
const LONGEST = 60;

/**
 * Where a critically damped spring is, frame by frame, from `distance` pixels with `velocity` pixels a second until it rests
 * at 0. It never swings past more than its velocity carries it.
 */
export const springFrames = (distance: number, velocity: number): number[] => {
  const frames: number[] = [];
  const drive = velocity + STIFFNESS * distance;
  for (let frame = 0; frame <= LONGEST; frame += 1) {
    const seconds = frame * FRAME;
    const at = (distance + drive * seconds) * Math.exp(-STIFFNESS * seconds);
    frames.push(at);
    if (frame > 4 && Math.abs(at) < REST) break;
  }
  return [...frames, 0];
};

/** Milliseconds in which a page fades in or out. */
export const FADE = 160;
export const FADE_IN: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

/**
 * Lets an element that stands at `from` pixels come to rest at `to`, as fast as it was thrown (pixels a second). For who
 * wants no movement it fades in there. Resolves with whether it came to rest: a finger may take it again.
 */
export const settle = async (
  element: HTMLElement,
  { axis, from, to = 0, velocity = 0 }: { axis: Axis; from: number; to?: number; velocity?: number },
): Promise<boolean> => {
  stopMovement(element);
  element.style.transform = to === 0 ? '' : shifted(axis, to);
  if (prefersReducedMotion()) {
    return Math.abs(from - to) < REST || moveElement(element, FADE_IN, { duration: FADE });
  }
  const frames = springFrames(from - to, velocity).map((at) => ({ transform: shifted(axis, at + to) }));
  return moveElement(element, frames, { duration: frames.length * FRAME * 1000, easing: 'linear' });
};
