/** What is felt, and when. Milliseconds: on, off, on. */
export const PATTERNS = {
  /** Something was dragged far enough. */
  far: [10],
  news: [60],
  /** While no page is open. */
  pushed: [60, 80, 60],
  won: [30, 60, 30],
} as const satisfies Record<string, readonly number[]>;
export type Felt = keyof typeof PATTERNS;

const STRONG = 1.8;

/** A pattern as strong as the brand has it: pulses are longer, pauses are not. */
export const patternOf = (felt: Felt, isStrong: boolean): number[] =>
  PATTERNS[felt].map((time, at) => (isStrong && at % 2 === 0 ? Math.round(time * STRONG) : time));
