import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import type { BlockElement } from '../../lib/elements.ts';
import { boxStyles } from './Box.variants.ts';

export interface BoxProps
  extends VariantProps<typeof boxStyles>,
    Pick<
      ComponentProps<'div'>,
      'id' | 'role' | 'aria-label' | 'aria-labelledby' | 'aria-busy' | 'aria-live'
    > {
  as?: BlockElement;
  children?: ReactNode;
}

/**
 * A rectangle: padding, ground, radius, width. Arrangement of several things belongs to `Stack`, `Inline` and
 * `Grid`.
 */
export function Box({
  as: Element = 'div',
  padX,
  padY,
  surface,
  radius,
  width,
  grow,
  relative,
  ...rest
}: BoxProps) {
  return <Element {...rest} className={boxStyles({ padX, padY, surface, radius, width, grow, relative })} />;
}
