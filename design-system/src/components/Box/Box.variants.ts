import { cva } from 'class-variance-authority';
import { padXClass, padYClass } from '../../lib/space.ts';

export const boxSurfaces = [
  'none',
  'base',
  'raised',
  'sunken',
  'overlay',
  'control',
  'accentSoft',
  'illustration',
] as const;

export const boxStyles = cva('min-w-0', {
  variants: {
    padX: padXClass,
    padY: padYClass,
    surface: {
      none: '',
      base: 'bg-base',
      raised: 'bg-raised',
      sunken: 'bg-sunken',
      overlay: 'bg-overlay',
      control: 'bg-control',
      accentSoft: 'bg-accent-soft text-accent',
      illustration: 'bg-illustration',
    },
    radius: {
      none: '',
      sm: 'rounded-sm overflow-hidden',
      md: 'rounded-md overflow-hidden',
      lg: 'rounded-lg overflow-hidden',
      card: 'rounded-card overflow-hidden',
      media: 'rounded-media overflow-hidden',
    },
    width: {
      auto: '',
      full: 'w-full',
      reading: 'w-full max-w-reading mx-auto',
      column: 'w-full max-w-column mx-auto',
      dialog: 'w-full max-w-dialog mx-auto',
      dialogWide: 'w-full max-w-dialog-wide mx-auto',
      aside: 'w-full max-w-aside',
    },
    grow: { true: 'flex-1', false: '' },
    relative: { true: 'relative', false: '' },
  },
});
