import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const { duration, easing } = vars.motion;
const appear = keyframes({ from: { opacity: 0 } });

/** Work that is done at once never shows it: it appears after 200 ms. */
const late = {
  animation: `${appear} ${duration.quick} ${easing.enter} both`,
  animationDelay: '200ms',
};

export const overlay = style({
  '@layer': {
    components: {
      ...late,
      selectors: { '&::backdrop': { ...late, background: vars.color.surface.scrim } },
    },
  },
});
