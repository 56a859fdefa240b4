import { cva } from 'class-variance-authority';

/** 76 px of drawings from 820 px on; 248 px with words from 1280 px, unless `slim`. */
export const railStyles = cva(
  'part-rail sticky top-0 hidden h-dvh w-rail shrink-0 flex-col gap-1 overflow-y-auto border-e border-subtle bg-base px-3 py-5 tablet:flex',
  { variants: { slim: { true: '', false: 'desktop:w-rail-wide desktop:px-4' } } },
);

export const railItemStyles = cva(
  [
    'relative flex h-place shrink-0 items-center gap-3.5 rounded-control px-3.5 text-lead leading-none whitespace-nowrap outline-inset',
    'transition-colors duration-quick ease-standard',
  ],
  {
    variants: {
      current: {
        true: 'bg-accent-soft font-strong text-accent',
        false: 'font-medium text-secondary hover:bg-hover hover:text-primary',
      },
    },
  },
);

export const railWordsStyles = cva('sr-only', {
  variants: { slim: { true: '', false: 'desktop:not-sr-only' } },
});

export const railBadgeStyles = cva('absolute top-1.5 left-7 flex w-max rounded-badge shadow-cut-base', {
  variants: { slim: { true: '', false: 'desktop:static desktop:ms-auto desktop:shadow-none' } },
});
