import { cva } from 'class-variance-authority';

/** Two stand side by side; of three, the first is as high as the other two. */
export const avatarTileStyles = cva('grid min-h-0 place-items-center overflow-hidden bg-accent-soft', {
  variants: { wide: { true: 'row-span-2', false: '' } },
});
