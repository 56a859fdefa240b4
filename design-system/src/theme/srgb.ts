import type { Color } from './values.ts';

/** Light of a channel of sRGB, both from 0 to 1. */
export const linear = (share: number): number =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;

/** The other way round. */
export const gamma = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

function luminance({ components: [r, g, b] }: Color): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** A colour laid over an opaque one. */
export function over(top: Color, under: Color): Color {
  const mix = (at: 0 | 1 | 2): number =>
    top.components[at] * top.alpha + under.components[at] * (1 - top.alpha);
  return { components: [mix(0), mix(1), mix(2)], alpha: 1 };
}

/** WCAG contrast ratio of two opaque colours, from 1 to 21. */
export function contrastRatio(a: Color, b: Color): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}
