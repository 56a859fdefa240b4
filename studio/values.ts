import type { Color } from '@livery/design-system/theme';
import { hexOf } from '@livery/design-system/theme';

const HEX = /^#?([0-9a-f]{6})$/i;

/** An opaque colour from `#rrggbb`; undefined for anything else. */
export function colorFrom(text: string): Color | undefined {
  const digits = HEX.exec(text.trim())?.[1];
  if (digits === undefined) return undefined;
  const part = (at: number): number =>
    Number((Number.parseInt(digits.slice(at, at + 2), 16) / 255).toFixed(4));
  return { components: [part(0), part(2), part(4)], alpha: 1 };
}

/** `$value` of a colour, as brands write it. */
export const colorValue = (color: Color) => ({
  colorSpace: 'srgb',
  components: color.components,
  hex: hexOf(color),
  ...(color.alpha < 1 && { alpha: color.alpha }),
});

/** `$value` of a length. */
export const lengthValue = (value: number) => ({ value, unit: 'px' });

/** `$value` of a duration. */
export const durationValue = (value: number) => ({ value, unit: 'ms' });
