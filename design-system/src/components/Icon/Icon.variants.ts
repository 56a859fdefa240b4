import { cva } from 'class-variance-authority';

export const iconSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export type IconSize = (typeof iconSizes)[number];

/** xs 16 · sm 18 · md 20 · lg 22 · xl 32 px. */
export const iconStyles = cva('block shrink-0 stroke-icon', {
  variants: {
    size: { xs: 'size-4', sm: 'size-4.5', md: 'size-5', lg: 'size-5.5', xl: 'size-8' } satisfies Record<
      IconSize,
      string
    >,
    fill: { none: '', solid: 'fill-current', soft: 'fill-accent-soft', softHover: 'fill-accent-soft-hover' },
  },
  defaultVariants: { size: 'lg' },
});
