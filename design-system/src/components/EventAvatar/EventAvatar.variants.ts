import { cva } from 'class-variance-authority';

export const eventTones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;
export type EventTone = (typeof eventTones)[number];

const tones = {
  neutral: 'bg-sunken text-secondary',
  accent: 'bg-accent-soft text-accent',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} satisfies Record<EventTone, string>;

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
