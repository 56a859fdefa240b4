import { cva } from 'class-variance-authority';

const tileTones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;
export type TileTone = (typeof tileTones)[number];

export const tileStyles = cva('grid shrink-0 place-items-center', {
  variants: {
    tone: {
      neutral: 'bg-sunken text-secondary',
      accent: 'bg-accent-soft text-accent',
      success: 'bg-success-soft text-success',
      warning: 'bg-warning-soft text-warning',
      danger: 'bg-danger-soft text-danger',
    } satisfies Record<TileTone, string>,
    size: { md: 'size-10 rounded-tile-sm', lg: 'size-12 rounded-full' },
  },
  defaultVariants: { tone: 'neutral', size: 'md' },
});
