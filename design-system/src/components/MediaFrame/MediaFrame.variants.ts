import { cva } from 'class-variance-authority';

export const mediaFrameStyles = cva('relative isolate overflow-clip bg-sunken', {
  variants: {
    corners: {
      media: 'rounded-media',
      none: '',
      tile: 'rounded-tile',
      small: 'rounded-skeleton',
      bubble: 'rounded-bubble-inner',
    },
    fill: { true: 'size-full', false: 'w-full' },
    // In a feed never so tall that what stands under it is off the screen: a picture loses a little more at its edges.
    capped: { true: 'max-h-media', false: '' },
  },
  defaultVariants: { corners: 'media', fill: false, capped: false },
});

export const overlayStyles = cva('absolute z-raised', {
  variants: {
    at: {
      topStart: 'top-2.5 left-2.5',
      topEnd: 'top-2.5 right-2.5',
      bottomStart: 'bottom-2.5 left-2.5',
      bottomEnd: 'right-2.5 bottom-2.5',
      center: 'inset-0 grid place-items-center pointer-events-none *:pointer-events-auto',
      foot: 'inset-x-0 bottom-0',
    },
  },
});
export type OverlayPosition = 'topStart' | 'topEnd' | 'bottomStart' | 'bottomEnd' | 'center' | 'foot';

const mediaFits = ['cover', 'contain'] as const;
export type MediaFit = (typeof mediaFits)[number];

export const mediaImageStyles = cva('absolute inset-0 size-full', {
  variants: {
    fit: { cover: 'object-cover', contain: 'object-contain' } satisfies Record<MediaFit, string>,
  },
});
