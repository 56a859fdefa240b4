import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

/** Where a bar may be, in browsers that cannot tell. */
export const barHeight = `calc(${vars.density.bar} + 8px + env(safe-area-inset-bottom))`;

/** What stands at the foot of the screen: places, the line to write on, a clip's bar. */
export const foot = style({ '@layer': { components: { anchorName: '--foot' } } });

/** Over whatever stands at the foot; in browsers that cannot tell, and where nothing does, as high as a bar. */
export const aboveFoot = style({
  '@layer': { components: { bottom: [barHeight, `anchor(--foot top, ${barHeight})`] } },
});
