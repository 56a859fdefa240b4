import { converter, differenceEuclidean, type Lrgb } from 'culori';
import { rgbOf } from './srgb.ts';
import type { Color } from './values.ts';

/** A colour by what the eye sees: lightness 0–1, chroma from 0 (grey) to about 0.37, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const toOklch = converter('oklch');
const toLinear = converter('lrgb');
const toRgb = converter('rgb');

/** OKLCH of an sRGB colour; its alpha is not looked at. The hue of a grey is 0. */
export function oklchOf(color: Color): Oklch {
  const { l, c, h = 0 } = toOklch(rgbOf(color));
  return { l, c, h };
}

const linearOf = (wanted: Oklch): Lrgb => toLinear({ mode: 'oklch', ...wanted });

/** Rounding of the conversion alone may leave the gamut by this much. */
const TOLERANCE = 1e-4;
const HALVINGS = 16;

const isInGamut = (wanted: Oklch): boolean => {
  const { r, g, b } = linearOf(wanted);
  return [r, g, b].every((part) => part >= -TOLERANCE && part <= 1 + TOLERANCE);
};

/** The most chroma, up to the wanted one, that sRGB has at this lightness and hue. */
function chromaInGamut(wanted: Oklch): number {
  if (isInGamut(wanted)) return wanted.c;
  let [inside, outside] = [0, wanted.c];
  for (let step = 0; step < HALVINGS; step += 1) {
    const half = (inside + outside) / 2;
    if (isInGamut({ ...wanted, c: half })) inside = half;
    else outside = half;
  }
  return inside;
}

const BYTES = 255;

/** The opaque sRGB colour of eight bits a channel nearest to the wanted one: what sRGB lacks costs chroma, never hue or lightness. */
export function colorOf({ l, c, h }: Oklch): Color {
  const wanted = { l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h };
  const rgb = toRgb(linearOf({ ...wanted, c: chromaInGamut(wanted) }));
  const byte = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * BYTES) / BYTES;
  return { components: [byte(rgb.r), byte(rgb.g), byte(rgb.b)], alpha: 1 };
}

/** The colour with another lightness, its hue and as much of its chroma as sRGB allows. */
export const withLightness = (color: Color, l: number): Color => ({
  ...colorOf({ ...oklchOf(color), l }),
  alpha: color.alpha,
});

const inOklab = differenceEuclidean('oklab');
const inTint = differenceEuclidean('oklab', [0, 1, 1, 0]);

/** How far apart two opaque colours look: 0 the same, 0.02 hardly seen side by side, 1 black and white. */
export const distance = (a: Color, b: Color): number => inOklab(rgbOf(a), rgbOf(b));

/** The same for hue and chroma alone: 0 for two greys. */
export const tintDistance = (a: Color, b: Color): number => inTint(rgbOf(a), rgbOf(b));
