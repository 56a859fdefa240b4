import type { View } from './screens.ts';

/** CSS pixels, from the top left of the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const PROBLEMS = [
  'contrast',
  'invisible-control',
  'cut-text',
  'overflow',
  'no-focus',
  'small-target',
  'empty-picture',
  'missing-glyph',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** Something that a person would trip over, and where. */
export interface LookFinding {
  readonly problem: Problem;
  /** What it is, in words of the page: its name, or what it says. */
  readonly what: string;
  /** The measure that is missed, in words. */
  readonly why: string;
  readonly box: Box;
}

export interface LookedView extends View {
  readonly picture: string;
  readonly findings: readonly LookFinding[];
}

/** What was seen of one brand. */
export interface Look {
  readonly brand: string;
  readonly views: readonly LookedView[];
}
