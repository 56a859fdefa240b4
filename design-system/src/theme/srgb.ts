import { type Rgb, wcagContrast } from 'culori';
import type { Color } from './values.ts';

/** The colour as the colour library takes it. */
export const rgbOf = ({ components: [r, g, b] }: Color): Rgb => ({ mode: 'rgb', r, g, b });

/** A colour laid over an opaque one. */
export function over(top: Color, under: Color): Color {
  const mix = (at: 0 | 1 | 2): number =>
    top.components[at] * top.alpha + under.components[at] * (1 - top.alpha);
  return { components: [mix(0), mix(1), mix(2)], alpha: 1 };
}

const BYTES = 255;

/** What is laid over something as a screen shows it: eight bits a channel decide where a pair just passes. */
export function drawn(top: Color, under: Color): Color {
  const [r, g, b] = over(top, under).components;
  const byte = (part: number): number => Math.round(part * BYTES) / BYTES;
  return { components: [byte(r), byte(g), byte(b)], alpha: 1 };
}

/** WCAG contrast ratio of two opaque colours, from 1 to 21. */
export const contrastRatio = (a: Color, b: Color): number => wcagContrast(rgbOf(a), rgbOf(b));
