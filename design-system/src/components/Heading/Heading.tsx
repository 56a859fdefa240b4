import type { VariantProps } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef } from 'react';
import { headingStyles } from './Heading.variants.ts';

export interface HeadingProps extends VariantProps<typeof headingStyles> {
  /** Level in the outline of the page; independent of its size. */
  level: 1 | 2 | 3 | 4;
  id?: string;
  /** Takes the focus when it appears: the page has turned into another one. */
  autoFocus?: boolean;
  children: ReactNode;
}

/**
 * A heading in the brand's display face. `level` is its place in the page's outline, `size` its look: they are
 * chosen apart. The page's first heading is the title of its `AppBar`.
 */
export function Heading({ level, id, autoFocus, size, lines, children }: HeadingProps) {
  const Element = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (autoFocus) heading.current?.focus();
  }, [autoFocus]);
  return (
    <Element
      id={id}
      ref={heading}
      tabIndex={autoFocus ? -1 : undefined}
      className={`${headingStyles({ size, lines })} ${autoFocus ? 'outline-none' : ''}`}
    >
      {children}
    </Element>
  );
}
