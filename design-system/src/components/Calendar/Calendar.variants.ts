import { cva } from 'class-variance-authority';

export const dayStyles = cva(
  'relative grid size-full min-h-11 place-items-center rounded-control leading-none tabular-nums outline-inset disabled:text-disabled',
  {
    variants: {
      chosen: { true: 'bg-accent font-strong text-on-accent', false: 'not-disabled:hover:bg-hover' },
      today: { true: 'font-strong', false: '' },
    },
    compoundVariants: [
      { chosen: false, today: true, className: 'text-accent' },
      { chosen: false, today: false, className: 'text-primary' },
    ],
  },
);
