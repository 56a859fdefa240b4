/** How fast a spring comes to rest, per second: about a third of a second for a whole screen. */
const STIFFNESS = 20;
const FRAME = 1 / 60;
/** Pixels that nobody sees. */
const REST = 0.5;
const LONGEST = 60;

export type Axis = 'x' | 'y';

export const shifted = (axis: Axis, by: number): string => `translate${axis.toUpperCase()}(${by}px)`;

export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

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

/**
 * Lets an element that stands at `from` pixels come to rest at `to`, as fast as it was thrown (pixels a second). Without
 * movement it is there at once.
 */
export const settle = async (
  element: HTMLElement,
  { axis, from, to = 0, velocity = 0 }: { axis: Axis; from: number; to?: number; velocity?: number },
): Promise<void> => {
  const end = to === 0 ? '' : shifted(axis, to);
  element.style.transform = end;
  if (wantsStillness()) return;
  const frames = springFrames(from - to, velocity).map((at) => ({ transform: shifted(axis, at + to) }));
  const moving = element.animate(frames, { duration: frames.length * FRAME * 1000, easing: 'linear' });
  // A finger that takes it again ends this one: that is no failure.
  await moving.finished.catch(() => undefined);
};
