import { cva } from 'class-variance-authority';

const actionTones = ['plain', 'like', 'keep'] as const;
export type ActionTone = (typeof actionTones)[number];

export const actionButtonStyles = cva(
  [
    'group inline-flex h-11 min-w-11 items-center gap-1.5 rounded-control px-2.5 text-secondary',
    'text-footnote leading-none font-medium tabular-nums',
    'transition-colors duration-quick ease-standard hover:text-primary',
  ],
  {
    variants: {
      tone: {
        plain: '',
        like: 'aria-pressed:text-danger',
        keep: 'aria-pressed:text-accent',
      } satisfies Record<ActionTone, string>,
      end: { true: 'ms-auto', false: '' },
    },
    defaultVariants: { tone: 'plain' },
  },
);
