import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const { duration, easing } = vars.motion;
const grow = keyframes({ from: { transform: 'scale(0.94)', opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });

const origins = ['dropdown-menu', 'context-menu', 'popover', 'tooltip'];

/** Grows out of what opened it: Radix names the corner, each of its parts in a variable of its own. */
const origin = origins.reduceRight(
  (otherwise, part) => `var(--radix-${part}-content-transform-origin, ${otherwise})`,
  'center',
);

/** A menu with more lines than there is room for scrolls. */
const height = ['dropdown-menu', 'context-menu'].reduceRight(
  (otherwise, part) => `var(--radix-${part}-content-available-height, ${otherwise})`,
  'none',
);

export const floating = style({
  '@layer': {
    components: {
      maxHeight: height,
      transformOrigin: origin,
      animation: `${grow} ${duration.quick} ${easing.enter} both`,
      selectors: {
        '&[data-state="closed"]': { animation: `${vanish} ${duration.instant} ${easing.exit} both` },
      },
      '@media': { '(forced-colors: active)': { border: '1px solid' } },
    },
  },
});
