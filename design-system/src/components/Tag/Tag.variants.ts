import { cva } from 'class-variance-authority';

export const tagTones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;
export type TagTone = (typeof tagTones)[number];

export const tagStyles = cva(
  'inline-flex h-5 shrink-0 items-center gap-1 rounded-xs px-2 text-micro leading-none font-medium whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-secondary',
        accent: 'bg-accent-soft text-accent',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        danger: 'bg-danger-soft text-danger',
        info: 'bg-info-soft text-info',
      } satisfies Record<TagTone, string>,
    },
    defaultVariants: { tone: 'neutral' },
  },
);
