import { cva } from 'class-variance-authority';

export const headingSizes = ['lead', 'title', 'heading', 'display', 'hero'] as const;

export const headingStyles = cva(
  'font-face-display font-display tracking-display text-balance wrap-anywhere',
  {
    variants: {
      size: {
        lead: 'text-lead leading-snug',
        title: 'text-title leading-snug',
        heading: 'text-heading leading-tight',
        display: 'text-display leading-tight',
        hero: 'text-hero leading-tight',
      },
      lines: { 1: 'block truncate', 2: 'line-clamp-2', 3: 'line-clamp-3' },
    },
    defaultVariants: { size: 'title' },
  },
);
