import { oklchOf, withLightness } from './oklch.ts';
import type { Color } from './values.ts';

/** A step of lightness that eight bits a channel can just show. */
const STEP = 1 / 400;

/**
 * The colour that differs least in lightness and passes, hue kept; the colour itself when it passes. Undefined when no
 * lightness does.
 */
export function nearestLightness(color: Color, passes: (color: Color) => boolean): Color | undefined {
  if (passes(color)) return color;
  const { l } = oklchOf(color);
  for (let away = STEP; away <= 1; away += STEP) {
    for (const other of [l - away, l + away]) {
      if (other < -STEP || other > 1 + STEP) continue;
      const candidate = withLightness(color, other);
      if (passes(candidate)) return candidate;
    }
  }
  return undefined;
}
