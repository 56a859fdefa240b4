import { cva } from 'class-variance-authority';

/** Tinted by the brand, in the geometry of what it stands for; classes only, so that it may be in the first HTML. */
export const skeletonStyles = cva('block animate-glow bg-skeleton', {
  variants: {
    shape: {
      line: 'my-1 h-3.5 rounded-skeleton',
      smallLine: 'my-0.75 h-2.5 rounded-skeleton',
      title: 'h-5 rounded-skeleton',
      avatar: 'size-avatar-md shrink-0 rounded-avatar',
      avatarLg: 'size-avatar-lg shrink-0 rounded-avatar',
      button: 'h-control-sm w-20 rounded-control',
      field: 'h-control-lg rounded-field',
      media: 'rounded-media',
    },
    width: {
      auto: '',
      full: 'w-full',
      xl: 'w-5/6',
      lg: 'w-2/3',
      md: 'w-1/2',
      sm: 'w-1/3',
      xs: 'w-10',
    },
    ratio: {
      square: 'aspect-square',
      landscape: 'aspect-landscape',
      portrait: 'aspect-portrait',
      tall: 'aspect-tall',
      video: 'aspect-video',
    },
  },
  defaultVariants: { shape: 'line' },
});
