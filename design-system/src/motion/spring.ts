import { chosenOf } from '../lib/chosen.ts';
import { type Axis, moveElement, shifted, stopMovement } from './movement.ts';
import { prefersReducedMotion } from './reduced-motion.ts';

export interface Spring {
  /** How fast it comes to rest, per second: 20 takes a third of a second for a whole screen. */
  readonly stiffness: number;
  /** 1: it does not swing past its rest by itself; below, the less the further. */
  readonly damping: number;
}

const CALM: Spring = { stiffness: 20, damping: 1 };
const FRAME = 1 / 60;
/** Pixels that nobody sees. */
const REST = 0.5;
const LONGEST = 60;

/** What the brand chose of its springs. */
const chosenSpring = (): Spring => ({
  stiffness: Number(chosenOf('--spring-stiffness')) || CALM.stiffness,
  damping: Number(chosenOf('--spring-damping')) || CALM.damping,
});

/** Where a spring is after some seconds, and the farthest that it can still be from its rest. */
const swing = (distance: number, velocity: number, { stiffness, damping }: Spring) => {
  const fade = damping * stiffness;
  const drive = velocity + fade * distance;
  if (damping >= 1) {
    return (seconds: number) => {
      const at = (distance + drive * seconds) * Math.exp(-fade * seconds);
      return { at, reach: Math.abs(at) };
    };
  }
  const turns = stiffness * Math.sqrt(1 - damping ** 2);
  const reach = Math.hypot(distance, drive / turns);
  return (seconds: number) => {
    const left = Math.exp(-fade * seconds);
    const turn = turns * seconds;
    return { at: left * (distance * Math.cos(turn) + (drive / turns) * Math.sin(turn)), reach: left * reach };
  };
};

/**
 * Where a spring is, frame by frame, from `distance` pixels with `velocity` pixels a second until it rests at 0. A calm one
 * never swings past more than its velocity carries it.
 */
export const springFrames = (distance: number, velocity: number, spring = CALM): number[] => {
  const frames: number[] = [];
  const after = swing(distance, velocity, spring);
  for (let frame = 0; frame <= LONGEST; frame += 1) {
    const { at, reach } = after(frame * FRAME);
    frames.push(at);
    if (frame > 4 && reach < REST) break;
  }
  return [...frames, 0];
};

/** Milliseconds in which a page fades in or out. */
export const FADE = 160;
export const FADE_IN: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }];

interface Settling {
  axis: Axis;
  from: number;
  to?: number;
  velocity?: number;
  /** There is nothing beyond its rest that it may swing into. */
  isHeld?: boolean;
}

/**
 * Lets an element that stands at `from` pixels come to rest at `to`, as fast as it was thrown (pixels a second). For who
 * wants no movement it fades in there. Resolves with whether it came to rest: a finger may take it again.
 */
export const settle = async (
  element: HTMLElement,
  { axis, from, to = 0, velocity = 0, isHeld = false }: Settling,
): Promise<boolean> => {
  stopMovement(element);
  element.style.transform = to === 0 ? '' : shifted(axis, to);
  if (prefersReducedMotion()) {
    return Math.abs(from - to) < REST || moveElement(element, FADE_IN, { duration: FADE });
  }
  const chosen = chosenSpring();
  const spring = isHeld ? { ...chosen, damping: CALM.damping } : chosen;
  const frames = springFrames(from - to, velocity, spring).map((at) => ({
    transform: shifted(axis, at + to),
  }));
  return moveElement(element, frames, { duration: frames.length * FRAME * 1000, easing: 'linear' });
};
