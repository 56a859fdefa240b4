import { cva } from 'class-variance-authority';

/** The colour is the bubble's own; what is still to come is lighter. */
export const waveBarStyles = cva('w-0.75 min-w-px rounded-full bg-current', {
  variants: { played: { true: '', false: 'opacity-40' } },
});
