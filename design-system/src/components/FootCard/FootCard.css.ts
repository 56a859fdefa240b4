import { style } from '@vanilla-extract/css';
import { fromScreen } from '../../tailwind/screens.ts';
import { maxWidth, spacing } from '../../tailwind/space.ts';
import { barHeight, FOOT, FOOT_ROOM, overFoot } from '../Toast/foot.ts';

const tablet = fromScreen('tablet');

/** Where it says how high it is. */
export const room = FOOT_ROOM;

/**
 * Over whatever stands at the foot, and at the edge where nothing does; in browsers that cannot tell, where a bar may be.
 * On a phone toasts stand over it; in its corner it is in nobody's way.
 */
export const onFoot = style({
  '@layer': {
    components: {
      bottom: [barHeight, overFoot('env(safe-area-inset-bottom)')],
      padding: '8px',
      anchorName: FOOT,
      '@media': {
        [tablet]: {
          bottom: ['0px', overFoot('0px')],
          padding: spacing.page,
          anchorName: 'none',
        },
      },
    },
  },
});

/** As wide as a phone, and in the corner of a wide window, where words are seldom read. */
export const card = style({
  '@layer': {
    components: {
      maxWidth: maxWidth.column,
      marginInline: 'auto',
      '@media': { [tablet]: { maxWidth: maxWidth['dialog-wide'], marginInlineEnd: 0 } },
    },
  },
});
