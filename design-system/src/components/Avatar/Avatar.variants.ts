import { cva } from 'class-variance-authority';

export const avatarSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export type AvatarSize = (typeof avatarSizes)[number];

/** xs 24 and xl 84 px; the rest by the brand's density. Shape by the brand. On a selected row it keeps its own ground. */
export const avatarStyles = cva(
  'grid shrink-0 place-items-center overflow-hidden bg-accent-soft in-aria-[current=page]:bg-raised text-accent font-strong leading-none select-none',
  {
    variants: {
      size: {
        xs: 'size-6 rounded-avatar-xs text-micro',
        sm: 'size-avatar-sm rounded-avatar text-footnote',
        md: 'size-avatar-md rounded-avatar text-body',
        lg: 'size-avatar-lg rounded-avatar text-lead',
        xl: 'size-21 rounded-avatar-xl text-heading',
      } satisfies Record<AvatarSize, string>,
    },
    defaultVariants: { size: 'md' },
  },
);
