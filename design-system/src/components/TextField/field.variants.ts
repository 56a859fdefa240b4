import { cva } from 'class-variance-authority';

/** The drawn box around an input; the ring shows which field has the focus, also for forced colours. */
export const fieldBoxStyles = cva(
  [
    'flex w-full items-center gap-2.5 rounded-field bg-control text-primary',
    'transition-shadow duration-quick ease-standard forced-colors:border forced-colors:border-current',
    'focus-within:bg-overlay focus-within:shadow-field-focus',
    'has-disabled:text-disabled has-disabled:shadow-none',
  ],
  {
    variants: {
      look: {
        form: 'min-h-control-lg px-field shadow-field',
        search: 'min-h-control-md px-search shadow-search',
      },
      invalid: { true: 'shadow-field-error focus-within:shadow-field-error', false: '' },
    },
    defaultVariants: { look: 'form' },
  },
);

export const inputStyles =
  'w-full min-w-0 flex-1 self-stretch bg-transparent py-2 text-primary focus-visible:outline-hidden placeholder:text-tertiary disabled:text-disabled forced-colors:border-0';
