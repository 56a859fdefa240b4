import { style } from '@vanilla-extract/css';
import { fromScreen } from '../../tailwind/screens.ts';
import { vars } from '../../theme/contract.ts';
import { FOOT_ROOM } from '../Toast/foot.ts';

const ink = vars.color.chat.wallpaperInk;
const cloud = (place: string, size: string): string =>
  `radial-gradient(closest-side, ${ink}, transparent) ${place} / ${size} ${size} no-repeat`;

/** Three soft clouds of the brand's ink: no picture to load. */
export const wallpaper = style({
  '@layer': {
    components: {
      background: [
        cloud('-140px 60px', '420px'),
        cloud('calc(100% + 160px) 46%', '460px'),
        cloud('10% calc(100% + 200px)', '520px'),
        vars.color.chat.wallpaper,
      ].join(', '),
    },
  },
});

/**
 * The room keeps its place itself; the browser's own anchoring would move it twice. Nothing inside reaches out of the box: what
 * comes is laid out and painted by itself, and a scroll paints nothing.
 */
export const log = style({ '@layer': { components: { overflowAnchor: 'none', contain: 'strict' } } });

/** The messages with a control beside them on each side. */
const ROOMY = '896px';

/**
 * The place of the log, as wide as the screen, a list and a pane leave it. A card over the foot of a phone would hide what
 * was written last.
 */
export const place = style({
  '@layer': {
    components: {
      containerType: 'inline-size',
      paddingBottom: `var(${FOOT_ROOM}, 0px)`,
      '@media': { [fromScreen('tablet')]: { paddingBottom: 0 } },
    },
  },
});

/** A strip of its own below the messages; where there is room, beside them. */
export const jumps = style({
  '@layer': {
    components: {
      '@container': {
        [`(min-width: ${ROOMY})`]: {
          position: 'absolute',
          bottom: 0,
          insetInline: 0,
          flexDirection: 'column',
          alignItems: 'flex-end',
          maxWidth: ROOMY,
        },
      },
    },
  },
});
