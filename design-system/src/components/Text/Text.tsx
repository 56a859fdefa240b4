import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { textStyles } from './Text.variants.ts';

export interface TextProps
  extends VariantProps<typeof textStyles>,
    Pick<ComponentProps<'span'>, 'id' | 'lang' | 'role' | 'title' | 'aria-live' | 'aria-hidden'> {
  as?: 'span' | 'p' | 'div' | 'b' | 'strong' | 'em' | 'dt' | 'dd' | 'figcaption' | 'legend';
  children: ReactNode;
}

/**
 * Words. `size` without a value inherits; `numeric` sets counts in the brand's figures. A heading is a `Heading`,
 * an amount of points a `NumberText`, a moment a `DateText`.
 */
export function Text({
  as: Element = 'span',
  size,
  tone,
  weight,
  align,
  numeric,
  tabular,
  lines,
  wrap,
  grow,
  ...rest
}: TextProps) {
  const className = textStyles({ size, tone, weight, align, numeric, tabular, lines, wrap, grow });
  return <Element {...rest} className={className} />;
}
