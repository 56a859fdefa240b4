import { cva } from 'class-variance-authority';

export const progressTones = ['accent', 'success', 'danger'] as const;
export type ProgressTone = (typeof progressTones)[number];

export const progressStyles = cva(
  'h-full origin-left rounded-badge transition-transform duration-base ease-standard',
  {
    variants: {
      tone: { accent: 'bg-accent', success: 'bg-success', danger: 'bg-danger' } satisfies Record<
        ProgressTone,
        string
      >,
    },
    defaultVariants: { tone: 'accent' },
  },
);
