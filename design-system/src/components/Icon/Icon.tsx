import type { VariantProps } from 'class-variance-authority';
import type { ComponentType } from 'react';
import { iconStyles } from './Icon.variants.ts';

/** A drawing of `@livery/design-system`'s icon set: `HeartIcon`, `StarIcon` … */
export type IconGlyph = ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;

export interface IconProps extends VariantProps<typeof iconStyles> {
  of: IconGlyph;
}

/**
 * A drawing of the system's one set. Always decoration: the name belongs to the control or the words beside it.
 */
export function Icon({ of: Glyph, size, fill }: IconProps) {
  return <Glyph aria-hidden className={iconStyles({ size, fill })} />;
}
