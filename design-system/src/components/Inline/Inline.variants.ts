import { cva } from 'class-variance-authority';
import { gapClass, padXClass, padYClass } from '../../lib/space.ts';

export const inlineJustifies = ['start', 'center', 'end', 'between'] as const;

export const inlineStyles = cva('flex min-w-0', {
  variants: {
    gap: gapClass,
    padX: padXClass,
    padY: padYClass,
    align: {
      start: 'items-start',
      center: 'items-center',
      end: 'items-end',
      baseline: 'items-baseline',
      stretch: 'items-stretch',
    },
    justify: {
      start: 'justify-start',
      center: 'justify-center',
      end: 'justify-end',
      between: 'justify-between',
    },
    wrap: { true: 'flex-wrap', false: '' },
    grow: { true: 'flex-1', false: '' },
    equal: { true: '*:flex-1', false: '' },
  },
  defaultVariants: { gap: 'sm', align: 'center' },
});
