import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const { illustration } = vars;

/** Two lights of the brand over its ground; nothing is written on it. */
export const cover = style({
  '@layer': {
    components: {
      background: [
        `radial-gradient(120% 160% at 12% 0%, ${illustration.tintA}, transparent 58%)`,
        `radial-gradient(110% 150% at 92% 100%, ${illustration.tintB}, transparent 62%)`,
        `linear-gradient(100deg, ${illustration.tintC}, ${illustration.ground})`,
      ].join(', '),
    },
  },
});
