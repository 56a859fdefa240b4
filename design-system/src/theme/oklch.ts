import { gamma, linear } from './srgb.ts';
import type { Color } from './values.ts';

/** A colour by what the eye sees: lightness 0–1, chroma from 0 (grey) to about 0.37, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

/** OKLCH of an sRGB colour; its alpha is not looked at. */
export function oklchOf({ components }: Color): Oklch {
  const [r, g, b] = components.map(linear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  const h = (Math.atan2(bb, a) * 180) / Math.PI;
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(a, bb),
    h: h < 0 ? h + 360 : h,
  };
}

function linearRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** Rounding of the conversion alone may leave the gamut by this much. */
const TOLERANCE = 1e-4;
const HALVINGS = 16;

const isInGamut = (wanted: Oklch): boolean =>
  linearRgb(wanted).every((part) => part >= -TOLERANCE && part <= 1 + TOLERANCE);

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
  const rgb = linearRgb({ ...wanted, c: chromaInGamut(wanted) });
  const [r, g, b] = rgb.map((part) => Math.round(gamma(Math.min(1, Math.max(0, part))) * BYTES) / BYTES);
  return { components: [r ?? 0, g ?? 0, b ?? 0], alpha: 1 };
}

/** The colour with another lightness, its hue and as much of its chroma as sRGB allows. */
export const withLightness = (color: Color, l: number): Color => ({
  ...colorOf({ ...oklchOf(color), l }),
  alpha: color.alpha,
});
