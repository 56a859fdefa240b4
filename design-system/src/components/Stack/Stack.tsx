import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import type { BlockElement } from '../../lib/elements.ts';
import { stackStyles } from './Stack.variants.ts';

export interface StackProps
  extends VariantProps<typeof stackStyles>,
    Pick<
      ComponentProps<'div'>,
      'id' | 'role' | 'aria-label' | 'aria-labelledby' | 'aria-busy' | 'aria-live' | 'onSubmit'
    > {
  as?: BlockElement;
  children?: ReactNode;
}

/**
 * Things one under another, `gap` apart. `as="form"` leaves the browser's own bubbles out: fields say in the
 * brand's words what they miss.
 */
export function Stack({
  as: Element = 'div',
  gap,
  padX,
  padY,
  align,
  justify,
  grow,
  fill,
  ...rest
}: StackProps) {
  const attributes = rest as ComponentProps<'div'>;
  const Tag = Element as 'div';
  // Forms say in the brand's words what they miss; the browser's own bubbles would come first.
  const form = Element === 'form' ? { noValidate: true } : {};
  return (
    <Tag {...attributes} {...form} className={stackStyles({ gap, padX, padY, align, justify, grow, fill })} />
  );
}
