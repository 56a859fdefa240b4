import { cva } from 'class-variance-authority';

export const pageWidths = ['column', 'reading', 'full'] as const;
export type PageWidth = (typeof pageWidths)[number];

/** column 600 · reading 520 px · full. */
export const pageStyles = cva('mx-auto flex w-full min-w-0 flex-col outline-none', {
  variants: {
    width: { column: 'max-w-column', reading: 'max-w-reading', full: '' } satisfies Record<PageWidth, string>,
    aside: { true: 'desktop:mx-0', false: '' },
  },
  defaultVariants: { width: 'column' },
});
