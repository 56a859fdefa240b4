import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import type { BlockElement } from '../../lib/elements.ts';
import { gridStyles } from './Grid.variants.ts';

export interface GridProps
  extends VariantProps<typeof gridStyles>,
    Pick<ComponentProps<'div'>, 'id' | 'role' | 'aria-label' | 'aria-labelledby' | 'aria-busy'> {
  as?: BlockElement;
  columns: NonNullable<VariantProps<typeof gridStyles>['columns']>;
  children?: ReactNode;
}

/**
 * Things of one width in columns, `gap` apart; the default gap is the brand's. Things in one line, each as wide as
 * it needs, are an `Inline`.
 */
export function Grid({ as: Element = 'div', columns, gap, ...rest }: GridProps) {
  return <Element {...rest} className={gridStyles({ columns, gap })} />;
}
