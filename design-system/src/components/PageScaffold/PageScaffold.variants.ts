import { cva } from 'class-variance-authority';

const pageWidths = ['column', 'reading', 'wide', 'full'] as const;
export type PageWidth = (typeof pageWidths)[number];

/** column 600 · reading 520 · wide 1440 px · full. */
export const pageStyles = cva('flex w-full min-w-0 flex-col self-stretch outline-none', {
  variants: {
    width: {
      column: 'max-w-column',
      reading: 'max-w-reading',
      wide: 'max-w-wide desktop:px-8',
      full: '',
    } satisfies Record<PageWidth, string>,
    /** Room for what stands beside it, which a browser may draw later: the page does not move when it comes. */
    aside: { true: 'desktop:me-beside-aside', false: '' },
  },
  defaultVariants: { width: 'column' },
});
