import { cva } from 'class-variance-authority';

const linkTones = ['accent', 'standalone', 'plain', 'area', 'subtle', 'hashtag', 'hashtagMedia'] as const;
export type LinkTone = (typeof linkTones)[number];

export const linkStyles = cva('rounded-tab', {
  variants: {
    tone: {
      accent: 'text-link underline underline-offset-4',
      standalone: 'text-link underline-offset-4 hover:underline',
      plain: 'text-inherit',
      // What it stands in, which is `relative`, is its target: a name is lower than a finger.
      area: 'text-inherit after:absolute after:inset-x-0 after:-top-3 after:-bottom-1',
      subtle: 'text-tertiary hover:text-secondary',
      // Over an `area`.
      hashtag: 'relative font-medium text-accent whitespace-nowrap no-autospace hover:underline',
      hashtagMedia: 'font-strong text-inherit whitespace-nowrap no-autospace hover:underline',
    } satisfies Record<LinkTone, string>,
  },
});
