import { cva } from 'class-variance-authority';

const tones = ['neutral', 'success', 'warning', 'danger'] as const;
export type OutcomeTone = (typeof tones)[number];

export const outcomeSignStyles = cva('grid size-16 place-items-center rounded-full', {
  variants: {
    tone: {
      neutral: 'bg-sunken text-secondary',
      success: 'bg-success-soft text-success',
      warning: 'bg-warning-soft text-warning',
      danger: 'bg-danger-soft text-danger',
    } satisfies Record<OutcomeTone, string>,
  },
});
