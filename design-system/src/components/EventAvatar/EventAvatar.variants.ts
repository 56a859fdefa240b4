import { cva } from 'class-variance-authority';

const tones = {
  neutral: 'bg-sunken text-secondary',
  accent: 'bg-accent-soft text-accent',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

export type EventTone = keyof typeof tones;

/** The kind of thing, at the corner of who did it. */
export const eventMarkStyles = cva(
  'absolute -right-1 -bottom-1 grid size-5.5 place-items-center rounded-full shadow-cut-base',
  { variants: { tone: tones }, defaultVariants: { tone: 'neutral' } },
);

/** Nobody did it: the kind of thing has the whole place. */
export const eventSignStyles = cva('grid size-avatar-lg shrink-0 place-items-center rounded-avatar', {
  variants: { tone: tones },
  defaultVariants: { tone: 'neutral' },
});
