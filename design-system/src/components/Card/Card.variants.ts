import { cva } from 'class-variance-authority';

/** Shadow, border or hairline: the brand's tokens choose; `feed` adds the rule between the posts of a feed. */
export const cardStyles = cva('rounded-card border-card border-subtle bg-raised shadow-card', {
  variants: {
    pad: { none: '', panel: 'px-pad py-panel' },
    edge: { row: 'pad-card', roomy: 'pad-roomy' },
    feed: {
      true: 'clip-card border-x-feed-side not-first:border-t-feed not-first:pt-feed-rule tablet:border-x-card',
      false: '',
    },
  },
  defaultVariants: { pad: 'none', edge: 'row' },
});
