import { cva } from 'class-variance-authority';

const keyTones = ['key', 'bare'] as const;

export const keyStyles = cva(
  [
    'grid min-h-control-lg place-items-center rounded-sm text-heading leading-none text-primary',
    'transition duration-instant ease-standard active:scale-press disabled:text-disabled disabled:active:scale-100',
  ],
  {
    variants: {
      tone: {
        key: 'bg-overlay shadow-key active:bg-control',
        bare: 'active:bg-control',
      } satisfies Record<(typeof keyTones)[number], string>,
    },
    defaultVariants: { tone: 'key' },
  },
);
