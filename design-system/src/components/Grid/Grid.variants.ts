import { cva } from 'class-variance-authority';
import { gapClass } from '../../lib/space.ts';

export const gridColumns = ['2', '3', 'fit'] as const;

/** `fit`: as many as have room, none narrower than 160 px. */
export const gridStyles = cva('grid min-w-0', {
  variants: {
    columns: {
      '2': 'grid-cols-2',
      '3': 'grid-cols-3',
      fit: 'grid-cols-fit',
    } satisfies Record<(typeof gridColumns)[number], string>,
    gap: { ...gapClass, grid: 'gap-grid-gap' },
  },
  defaultVariants: { gap: 'grid' },
});
