import { cva } from 'class-variance-authority';

const pageWidths = ['column', 'reading', 'wide', 'full'] as const;
export type PageWidth = (typeof pageWidths)[number];

/** column 600 · reading 520 · wide 1440 px · full. */
export const pageStyles = cva('mx-auto flex w-full min-w-0 flex-col self-stretch outline-none', {
  variants: {
    width: {
      column: 'max-w-column',
      reading: 'max-w-reading',
      wide: 'max-w-wide desktop:px-8',
      full: '',
    } satisfies Record<PageWidth, string>,
    aside: { true: 'desktop:mx-0', false: '' },
  },
  defaultVariants: { width: 'column' },
});
