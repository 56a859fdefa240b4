import { style } from '@vanilla-extract/css';

/** Two thousand cells: a group out of sight is neither laid out nor painted. */
export const section = style({
  '@layer': { components: { contentVisibility: 'auto', containIntrinsicSize: 'auto 600px' } },
});
