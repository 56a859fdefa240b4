import { cva } from 'class-variance-authority';

export const linkTones = ['accent', 'plain', 'quiet', 'hashtag'] as const;
export type LinkTone = (typeof linkTones)[number];

export const linkStyles = cva('rounded-tab', {
  variants: {
    tone: {
      accent: 'text-link hover:underline underline-offset-4',
      plain: 'text-inherit',
      quiet: 'text-tertiary hover:text-secondary',
      hashtag: 'text-accent whitespace-nowrap no-autospace hover:underline',
    } satisfies Record<LinkTone, string>,
  },
});
