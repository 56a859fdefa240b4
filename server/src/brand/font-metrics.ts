import type { FontMetrics } from '@livery/design-system/theme';
import { readFont } from './font-file.ts';

/** How often a character stands in English text, of some ten thousand. */
const FREQUENCIES: Readonly<Record<string, number>> = {
  ' ': 1_818,
  e: 1_039,
  t: 741,
  a: 668,
  o: 614,
  i: 570,
  n: 552,
  s: 518,
  h: 499,
  r: 490,
  d: 348,
  l: 329,
  u: 226,
  c: 228,
  m: 197,
  w: 193,
  f: 182,
  y: 161,
  g: 165,
  p: 158,
  b: 122,
  v: 80,
  k: 63,
  x: 12,
  j: 12,
  q: 8,
  z: 6,
};

/**
 * Measures a woff2 file at its regular weight, with which variable fonts of brands begin. Undefined for one without the
 * letters of English, or that cannot be read.
 */
export const fontMetrics = (file: Buffer): FontMetrics | undefined => {
  const font = readFont(file);
  if (font === undefined) return undefined;
  let [sum, count] = [0, 0];
  for (const [character, share] of Object.entries(FREQUENCIES)) {
    const width = font.widthOf(character.charCodeAt(0));
    if (width === undefined) return undefined;
    sum += width * share;
    count += share;
  }
  const { ascent, descent, lineGap } = font;
  return { ascent, descent, lineGap, width: sum / count };
};
