import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';

const thumb = {
  appearance: 'none',
  width: '22px',
  height: '22px',
  border: '0',
  borderRadius: `max(calc(${vars.shape.radius.chip} - 1px), 1px)`,
  background: vars.color.accent.solid,
  boxShadow: `0 0 0 2px ${vars.color.surface.overlay}`,
} as const;

/** Only the thumb is drawn: the line under it belongs to the component. */
export const range = style({
  '@layer': {
    components: {
      appearance: 'none',
      margin: 0,
      background: 'none',
      cursor: 'pointer',
      selectors: { '&:disabled': { cursor: 'default' } },
      '@media': { '(forced-colors: active)': { appearance: 'auto' } },
    },
  },
});

globalStyle(`${range}::-webkit-slider-thumb`, { '@layer': { components: thumb } });
globalStyle(`${range}::-moz-range-thumb`, { '@layer': { components: thumb } });

const disabled = { background: vars.color.text.disabled };
globalStyle(`${range}:disabled::-webkit-slider-thumb`, { '@layer': { components: disabled } });
globalStyle(`${range}:disabled::-moz-range-thumb`, { '@layer': { components: disabled } });
