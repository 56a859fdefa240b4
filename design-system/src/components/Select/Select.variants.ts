import { cva } from 'class-variance-authority';

/** Looks like every other field. The ring is the select's own: a list inside it may hold lines that are disabled. */
export const selectStyles = cva(
  [
    'min-h-control-lg w-full min-w-0 cursor-pointer truncate rounded-field bg-control py-2 ps-field pe-10',
    'transition-shadow duration-quick ease-standard focus-visible:bg-overlay focus-visible:outline-hidden',
    'disabled:cursor-default disabled:text-disabled disabled:shadow-none',
  ],
  {
    variants: {
      invalid: {
        true: 'shadow-field-error',
        false: 'shadow-field focus-visible:shadow-field-focus',
      },
      chosen: { true: 'text-primary', false: 'text-tertiary' },
    },
  },
);
