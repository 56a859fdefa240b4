import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import type { BlockElement } from '../../lib/elements.ts';
import { inlineStyles } from './Inline.variants.ts';

export interface InlineProps
  extends VariantProps<typeof inlineStyles>,
    Pick<ComponentProps<'div'>, 'id' | 'role' | 'aria-label' | 'aria-labelledby'> {
  as?: BlockElement;
  children?: ReactNode;
}

/**
 * Things side by side; `equal` gives each the same width, `wrap` lets them go on below. One under another is a
 * `Stack`.
 */
export function Inline({
  as: Element = 'div',
  gap,
  padX,
  padY,
  align,
  justify,
  wrap,
  grow,
  equal,
  ...rest
}: InlineProps) {
  return (
    <Element {...rest} className={inlineStyles({ gap, padX, padY, align, justify, wrap, grow, equal })} />
  );
}
