import { cva } from 'class-variance-authority';

const iconButtonTones = [
  'plain',
  'subtle',
  'soft',
  'solid',
  'raised',
  'media',
  'like',
  'keep',
  'inherit',
] as const;
export type IconButtonTone = (typeof iconButtonTones)[number];

/**
 * A ground is as high as the brand's controls, a bare drawing as large as a finger: 44 px.
 * `like` and `keep` colour only while pressed; `inherit` stands on a tinted ground in its colour.
 */
export const iconButtonStyles = cva(
  'relative grid shrink-0 place-items-center transition duration-quick ease-standard active:scale-press disabled:text-disabled',
  {
    variants: {
      tone: {
        plain: 'size-11 rounded-control text-primary hover:bg-hover',
        subtle: 'size-11 rounded-control text-secondary hover:bg-hover',
        soft: 'size-touch forced-colors:border forced-colors:border-current rounded-control bg-control text-primary hover:bg-hover',
        solid:
          'size-touch forced-colors:border forced-colors:border-current rounded-control bg-accent text-on-accent hover:bg-accent-hover disabled:bg-control',
        raised:
          'size-touch forced-colors:border forced-colors:border-current rounded-full bg-overlay text-accent shadow-panel hover:bg-hover',
        media:
          'size-touch forced-colors:border forced-colors:border-current rounded-full bg-media-control text-media',
        like: 'size-11 rounded-control text-secondary hover:bg-hover aria-pressed:text-like',
        inherit: 'size-11 rounded-control text-current',
        keep: 'size-11 rounded-control text-secondary hover:bg-hover aria-pressed:text-accent',
      } satisfies Record<IconButtonTone, string>,
    },
    defaultVariants: { tone: 'plain' },
  },
);
