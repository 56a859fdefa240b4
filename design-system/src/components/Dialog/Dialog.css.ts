import { keyframes, style } from '@vanilla-extract/css';
import { fromScreen } from '../../tailwind/screens.ts';
import { vars } from '../../theme/contract.ts';

const { duration, easing } = vars.motion;
// `transform` is the finger's (`useSheetDrag`): a sheet that was pulled away sinks from where it is.
const rise = keyframes({ from: { translate: '0 32px', opacity: 0 } });
const sink = keyframes({ to: { translate: '0 32px', opacity: 0 } });
const grow = keyframes({ from: { scale: '0.94', opacity: 0 } });
const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });

const leaving = { animation: `${vanish} ${duration.quick} ${easing.exit} both` };

export const scrim = style({
  '@layer': {
    components: {
      animation: `${appear} ${duration.base} ${easing.enter} both`,
      selectors: { '&[data-state="closed"]': leaving },
    },
  },
});

/** Centred on every width. */
export const dialog = style({
  '@layer': {
    components: {
      inset: 0,
      margin: 'auto',
      height: 'fit-content',
      animation: `${grow} ${duration.base} ${easing.pop} both`,
      selectors: { '&[data-state="closed"]': leaving },
    },
  },
});

/** Rises from the foot of a phone; from 820 px the same content is a centred dialog with all its corners. */
export const sheet = style({
  '@layer': {
    components: {
      inset: 'auto 0 0 0',
      borderRadius: `${vars.shape.radius.sheet} ${vars.shape.radius.sheet} 0 0`,
      animation: `${rise} ${duration.base} ${easing.enter} both`,
      selectors: { '&[data-state="closed"]': { animation: `${sink} ${duration.quick} ${easing.exit} both` } },
      '@media': {
        [`screen and ${fromScreen('tablet')}`]: {
          inset: 0,
          margin: 'auto',
          height: 'fit-content',
          width: '420px',
          borderRadius: vars.shape.radius.xl,
          animation: `${grow} ${duration.base} ${easing.pop} both`,
        },
      },
    },
  },
});
