import type { VariantProps } from 'class-variance-authority';
import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { iconStyles } from './Icon.variants.ts';

/** A drawing of `@livery/design-system`'s icon set: `HeartIcon`, `StarIcon` … Shapes of SVG on a ground of 24 × 24. */
export type IconGlyph = IconNode;

export interface IconProps extends VariantProps<typeof iconStyles> {
  of: IconGlyph;
}

/**
 * A drawing of the system's one set. Always decoration: the name belongs to the control or the words beside it.
 */
export function Icon({ of: glyph, size, fill }: IconProps) {
  return (
    <svg
      aria-hidden
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={iconStyles({ size, fill })}
    >
      {glyph.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
