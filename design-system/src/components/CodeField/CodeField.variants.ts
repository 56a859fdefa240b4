import { cva } from 'class-variance-authority';

export const codeCellStyles = cva(
  'grid h-14 place-items-center rounded-md bg-control font-face-numeric text-heading leading-none font-numeric tabular-nums lining-nums',
  {
    variants: {
      invalid: { true: 'shadow-field-error', false: 'shadow-field' },
      /** The cell that the next digit goes into. */
      now: {
        no: '',
        focused: 'group-focus-within:bg-overlay group-focus-within:shadow-field-focus',
        always: 'bg-overlay shadow-field-focus',
      },
      disabled: { true: 'text-disabled', false: 'text-primary' },
    },
  },
);
