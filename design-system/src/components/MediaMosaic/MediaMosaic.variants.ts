import { cva } from 'class-variance-authority';

const mosaicLayouts = ['halves', 'lead', 'quarters'] as const;
export type MosaicLayout = (typeof mosaicLayouts)[number];

export const mosaicStyles = cva('grid w-full gap-grid-gap overflow-clip rounded-media', {
  variants: {
    layout: {
      halves: 'aspect-wide grid-cols-2',
      lead: 'aspect-mosaic grid-cols-3 grid-rows-2',
      quarters: 'aspect-square grid-cols-2 grid-rows-2',
    } satisfies Record<MosaicLayout, string>,
  },
});

export const mosaicTileStyles = cva('relative min-h-0 min-w-0 overflow-clip', {
  variants: { lead: { true: 'col-span-2 row-span-2', false: '' } },
});

/** How many tiles stand in the row of one. */
export type AlbumSpan = 1 | 2 | 3;

export const albumTileStyles = cva('relative min-w-0 overflow-clip', {
  variants: {
    beside: {
      1: 'col-span-6 aspect-wide',
      2: 'col-span-3 aspect-square',
      3: 'col-span-2 aspect-square',
    } satisfies Record<AlbumSpan, string>,
  },
});
