import { cva } from 'class-variance-authority';

export const dayStyles = cva(
  'grid size-full min-h-11 place-items-center rounded-control leading-none tabular-nums outline-inset',
  {
    variants: {
      state: {
        chosen: 'bg-accent text-on-accent',
        open: 'text-primary hover:bg-hover',
        closed: 'cursor-default text-disabled',
      },
      today: { true: 'font-strong underline decoration-current underline-offset-4', false: '' },
    },
  },
);
