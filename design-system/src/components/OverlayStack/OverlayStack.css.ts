import { keyframes, style } from '@vanilla-extract/css';
import { fromScreen } from '../../tailwind/screens.ts';
import { vars } from '../../theme/contract.ts';

const { duration, easing } = vars.motion;
const enter = keyframes({ from: { translate: '100% 0' } });
const leave = keyframes({ to: { translate: '100% 0' } });
const appear = keyframes({ from: { translate: '24px 0', opacity: 0 } });
const vanish = keyframes({ to: { translate: '24px 0', opacity: 0 } });

/** The whole screen of a phone, pushed in from its end; from 820 px a panel in the middle, as wide as a sheet. */
export const page = style({
  '@layer': {
    components: {
      inset: 0,
      animation: `${enter} ${duration.base} ${easing.enter} both`,
      selectors: {
        '&[data-state="closed"]': { animation: `${leave} ${duration.quick} ${easing.exit} both` },
      },
      '@media': {
        [`screen and ${fromScreen('tablet')}`]: {
          margin: 'auto',
          width: '420px',
          height: 'min(720px, calc(100dvh - 48px))',
          borderRadius: vars.shape.radius.xl,
          animationName: appear,
          selectors: { '&[data-state="closed"]': { animationName: vanish } },
        },
      },
    },
  },
});
