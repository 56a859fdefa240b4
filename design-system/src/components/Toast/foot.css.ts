import { style } from '@vanilla-extract/css';
import { barHeight, FOOT, overFoot } from './foot.ts';

/** What stands at the foot of the screen: places, the line to write on, a clip's bar. */
export const foot = style({ '@layer': { components: { anchorName: FOOT } } });

/** Over whatever stands at the foot; in browsers that cannot tell, and where nothing does, as high as a bar. */
export const aboveFoot = style({
  '@layer': { components: { bottom: [barHeight, overFoot(barHeight)] } },
});
