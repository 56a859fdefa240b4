import { cva } from 'class-variance-authority';

const posterSizes = ['hero', 'wide', 'square'] as const;
export type PosterSize = (typeof posterSizes)[number];

/** Places of the grid: hero 2 × 2 · wide 2 × 1 · square 1 × 1. */
export const placeStyles = cva('min-w-0 list-none', {
  variants: {
    size: {
      hero: 'col-span-2 row-span-2',
      wide: 'col-span-2',
      square: '',
    } satisfies Record<PosterSize, string>,
  },
});

export const posterTitleStyles = cva('font-face-display font-display tracking-display wrap-anywhere', {
  variants: {
    size: {
      hero: 'line-clamp-3 text-display leading-tight',
      wide: 'line-clamp-2 text-title leading-snug',
      square: 'line-clamp-2 text-lead leading-snug',
    } satisfies Record<PosterSize, string>,
  },
});
