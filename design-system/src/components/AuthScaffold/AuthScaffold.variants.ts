import { cva } from 'class-variance-authority';

const artRanges = ['everywhere', 'wide'] as const;
export type ArtRange = (typeof artRanges)[number];

export const artStyles = cva('part-art relative flex-1 overflow-clip bg-illustration tablet:min-h-dvh', {
  variants: {
    on: {
      everywhere: 'min-h-art',
      wide: 'hidden tablet:block',
    } satisfies Record<ArtRange, string>,
  },
});

/** Under a picture the form is a sheet; beside it, or alone, a page. */
export const authMainStyles = cva('part-form flex flex-col outline-none', {
  variants: {
    art: {
      everywhere:
        '-mt-sheet relative rounded-t-sheet bg-base tablet:mt-0 tablet:min-h-dvh tablet:w-auth-main tablet:shrink-0 tablet:rounded-none',
      wide: 'min-h-dvh flex-1 tablet:w-auth-main tablet:flex-none',
      none: 'min-h-dvh flex-1',
    },
  },
});
