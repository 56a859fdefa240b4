import { cva } from 'class-variance-authority';

export const iconButtonTones = [
  'plain',
  'quiet',
  'soft',
  'solid',
  'media',
  'like',
  'keep',
  'inherit',
] as const;
export type IconButtonTone = (typeof iconButtonTones)[number];

/** `like` and `keep` colour only while pressed; `inherit` stands on a tinted ground in its colour. */
export const iconButtonStyles = cva(
  'relative grid size-11 shrink-0 place-items-center transition duration-quick ease-standard active:scale-press disabled:text-disabled',
  {
    variants: {
      tone: {
        plain: 'rounded-control text-primary hover:bg-hover',
        quiet: 'rounded-control text-secondary hover:bg-hover',
        soft: 'rounded-control bg-control text-primary hover:bg-hover',
        solid: 'rounded-control bg-accent text-on-accent hover:bg-accent-hover disabled:bg-control',
        media: 'rounded-full bg-media-control text-media',
        like: 'rounded-control text-secondary hover:bg-hover aria-pressed:text-like',
        inherit: 'rounded-control text-current',
        keep: 'rounded-control text-secondary hover:bg-hover aria-pressed:text-accent',
      } satisfies Record<IconButtonTone, string>,
    },
    defaultVariants: { tone: 'plain' },
  },
);
