import { distance, tintDistance } from './oklch.ts';
import { contrastRatio } from './srgb.ts';
import type { Color } from './values.ts';

/** What WCAG 2.2 (1.4.11) asks of the shapes of controls. */
export const SHAPE = 3;

/** A strong colour is seen where its lightness is near: yellow on white. */
const TINT = 0.1;
const APART = 0.2;

/** The least by which two grounds of one colour can be told, with a word or a line to help. */
const SOFT = 0.01;

const isSolidSeen = (fill: Color, ground: Color): boolean =>
  contrastRatio(fill, ground) >= SHAPE ||
  (distance(fill, ground) >= APART && tintDistance(fill, ground) >= TINT);

const isSoftSeen = (fill: Color, ground: Color): boolean => distance(fill, ground) >= SOFT;

/** Whether the fill of a control is told from the ground that it stands on; both opaque. */
export const isFillSeen = (kind: 'solid' | 'soft', fill: Color, ground: Color): boolean =>
  kind === 'solid' ? isSolidSeen(fill, ground) : isSoftSeen(fill, ground);
