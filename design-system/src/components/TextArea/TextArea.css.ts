import { style } from '@vanilla-extract/css';

/** A field that sizes by its content ignores `rows`: three lines with their padding of 8 px, at most half a screen. */
export const lines = style({
  '@layer': {
    components: {
      fieldSizing: 'content',
      resize: 'none',
      boxSizing: 'content-box',
      minBlockSize: '3lh',
      maxBlockSize: '50dvh',
    },
  },
});
