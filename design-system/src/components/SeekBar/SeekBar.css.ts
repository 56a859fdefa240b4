import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const thumb = {
  appearance: 'none',
  width: '12px',
  height: '12px',
  border: '0',
  borderRadius: '999px',
  background: vars.color.media.controlText,
} as const;

/** Only the thumb is drawn: the line under it belongs to the component. */
export const range = style({
  '@layer': {
    components: { appearance: 'none', margin: 0, background: 'none', cursor: 'pointer' },
  },
});

globalStyle(`${range}::-webkit-slider-thumb`, { '@layer': { components: thumb } });
globalStyle(`${range}::-moz-range-thumb`, { '@layer': { components: thumb } });
