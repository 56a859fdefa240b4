import { cva } from 'class-variance-authority';

/** The line under the figures says where the focus is. */
export const amountLineStyles = cva(
  'flex items-baseline gap-2 border-b-mark pb-1.5 transition-colors duration-quick ease-standard',
  {
    variants: {
      invalid: { true: 'border-danger', false: 'border-default focus-within:border-focus' },
    },
    defaultVariants: { invalid: false },
  },
);
