import type { VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { headingStyles } from './Heading.variants.ts';

export interface HeadingProps extends VariantProps<typeof headingStyles> {
  /** Place in the outline of the page; says nothing about its size. */
  level: 1 | 2 | 3 | 4;
  id?: string;
  children: ReactNode;
}

/**
 * A heading in the brand's display face. `level` is its place in the page's outline, `size` its look: they are
 * chosen apart. The page's first heading is the title of its `AppBar`.
 */
export function Heading({ level, id, size, lines, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={headingStyles({ size, lines })}>
      {children}
    </Element>
  );
}
