import { cva } from 'class-variance-authority';

const appBarTones = ['base', 'raised', 'pane', 'clear'] as const;
export type AppBarTone = (typeof appBarTones)[number];

/** `pane`: of a list that stands beside something, which on a phone is the page. `clear` lies over a picture. */
export const appBarStyles = cva('top-under z-header w-full pt-safe-top', {
  variants: {
    tone: {
      base: 'sticky border-b-bar border-subtle bg-bar backdrop-blur-bar',
      raised: 'sticky border-b-bar border-subtle bg-bar-raised backdrop-blur-bar',
      pane: 'sticky border-b-bar border-subtle bg-bar backdrop-blur-bar tablet:bg-bar-raised',
      clear: 'absolute text-media',
    } satisfies Record<AppBarTone, string>,
  },
  defaultVariants: { tone: 'base' },
});

export const appBarTitleStyles = cva('min-w-0 flex-1 truncate leading-tight', {
  variants: {
    size: {
      bar: 'px-2 text-title font-strong',
      page: 'px-2 font-face-display text-heading font-display tracking-display',
    },
    align: {
      start: 'text-start',
      center: 'text-center',
      // Where the rail is the way back, nothing stands before it.
      centerOnPhone: 'text-center tablet:text-start',
    },
  },
  defaultVariants: { size: 'bar', align: 'start' },
});
