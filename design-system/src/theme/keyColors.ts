import type { Scheme } from './contract.ts';
import { isFillSeen } from './fills.ts';
import { nearestLightness } from './nearest.ts';
import { colorOf, oklchOf, withLightness } from './oklch.ts';
import { contrastRatio } from './srgb.ts';
import { STATUS_COLORS } from './status.ts';
import type { Color } from './values.ts';

/** The colours of one scheme that every brand gives; all others can be derived from them. */
export const KEY_COLORS = [
  'surface.base',
  'surface.raised',
  'text.primary',
  'accent.solid',
  'status.danger.solid',
  'status.success.solid',
  'status.warning.solid',
  'status.info.solid',
  'envelope.paper',
  'envelope.seal',
  'illustration.tintB',
  'illustration.tintC',
] as const;

export type KeyColor = (typeof KEY_COLORS)[number];

const solid = ([l, c, h]: readonly [number, number, number]): Color => colorOf({ l, c, h });

/** An accent has to stand out as a shape; yellow keeps its yellow, its text is derived apart. */
const SEEN = { light: 1.6, dark: 2.4 } as const satisfies Record<Scheme, number>;

/** As `surface.overlay` is derived in the dark. */
const OVERLAY_RISE = 0.03;

/**
 * A first set of key colours around one accent: a ground with a breath of its hue, neighbours for drawings, red and gold
 * for envelopes.
 */
export function keyColorsAround(accent: Color, scheme: Scheme): Record<KeyColor, Color> {
  const { h, c } = oklchOf(accent);
  const breath = Math.min(c, scheme === 'light' ? 0.008 : 0.018);
  const tinted = (light: number, dark: number, chroma = breath): Color =>
    colorOf({ l: scheme === 'light' ? light : dark, c: Math.min(c, chroma), h });
  const base = tinted(0.972, 0.165);
  const raised = scheme === 'light' ? colorOf({ l: 1, c: 0, h }) : tinted(1, 0.215);
  const overlay = withLightness(raised, oklchOf(raised).l + (scheme === 'dark' ? OVERLAY_RISE : 0));
  const { danger, success, warning, info } = STATUS_COLORS[scheme];
  const isSeen = (color: Color): boolean =>
    [base, raised, overlay].every(
      (ground) => contrastRatio(color, ground) >= SEEN[scheme] && isFillSeen('solid', color, ground),
    );
  return {
    'surface.base': base,
    'surface.raised': raised,
    'text.primary': tinted(0.22, 0.955, 0.02),
    'accent.solid': nearestLightness(accent, isSeen) ?? accent,
    'status.danger.solid': solid(danger),
    'status.success.solid': solid(success),
    'status.warning.solid': solid(warning),
    'status.info.solid': solid(info),
    'envelope.paper': colorOf({ l: scheme === 'light' ? 0.5 : 0.47, c: 0.18, h: 24 }),
    'envelope.seal': colorOf({ l: 0.89, c: 0.1, h: 88 }),
    'illustration.tintB': colorOf({ l: scheme === 'light' ? 0.76 : 0.7, c: 0.12, h: (h + 50) % 360 }),
    'illustration.tintC': colorOf({ l: scheme === 'light' ? 0.75 : 0.65, c: 0.12, h: (h + 310) % 360 }),
  };
}
