import { cva } from 'class-variance-authority';

const logoSizes = ['bar', 'display'] as const;
export type LogoSize = (typeof logoSizes)[number];

const logoWords = ['always', 'desktop', 'never'] as const;
export type LogoWords = (typeof logoWords)[number];

export const logoStyles = cva(
  'part-logo inline-flex min-h-11 min-w-11 items-center rounded-tab font-face-display leading-none font-display tracking-display text-primary',
  {
    variants: {
      size: {
        bar: 'gap-2 px-2 text-title desktop:text-heading',
        display: 'gap-3 text-display',
      } satisfies Record<LogoSize, string>,
    },
  },
);

export const logoMarkStyles = cva('shrink-0 rounded-xs', {
  variants: { size: { bar: 'size-7', display: 'size-10' } satisfies Record<LogoSize, string> },
});

export const logoWordsStyles = cva('', {
  variants: {
    words: {
      always: 'part-word',
      desktop: 'part-word sr-only desktop:not-sr-only',
      never: 'sr-only',
    } satisfies Record<LogoWords, string>,
  },
});
