import { cva } from 'class-variance-authority';

export const screenRanges = ['phone', 'tabletUp', 'belowDesktop', 'desktop'] as const;
export type ScreenRange = (typeof screenRanges)[number];

export const onlyStyles = cva('', {
  variants: {
    on: {
      phone: 'contents tablet:hidden',
      tabletUp: 'hidden tablet:contents',
      belowDesktop: 'contents desktop:hidden',
      desktop: 'hidden desktop:contents',
    } satisfies Record<ScreenRange, string>,
  },
});
