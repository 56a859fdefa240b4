import { cva } from 'class-variance-authority';
import { gapClass, padXClass, padYClass } from '../../lib/space.ts';

export const stackStyles = cva('flex flex-col min-w-0', {
  variants: {
    gap: gapClass,
    padX: padXClass,
    padY: padYClass,
    align: {
      stretch: 'items-stretch',
      start: 'items-start',
      center: 'items-center text-center',
      end: 'items-end',
    },
    justify: {
      start: 'justify-start',
      center: 'justify-center',
      end: 'justify-end',
      between: 'justify-between',
    },
    grow: { true: 'flex-1', false: '' },
    fill: { true: 'min-h-full', false: '' },
  },
  defaultVariants: { gap: 'none' },
});
