import { cva } from 'class-variance-authority';
import { aboveFoot, foot } from '../Toast/foot.css.ts';

/** `foot`: what else floats there, as toasts do, stands over it. */
export const playerBarStyles = cva('animate-rise', {
  variants: {
    place: {
      top: 'relative shrink-0 border-b border-subtle bg-bar-raised',
      foot: `fixed inset-x-2 z-bar mx-auto mb-2 max-w-dialog overflow-hidden rounded-md border border-subtle bg-overlay shadow-float ${aboveFoot} ${foot}`,
    },
  },
});
