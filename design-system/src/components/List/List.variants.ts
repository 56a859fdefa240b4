import { cva } from 'class-variance-authority';

/** In a sheet rows go out by their own padding, which puts their words in line with its title. */
export const listStyles = 'flex flex-col in-data-sheet:-mx-row-pad';

/** The rule starts at the words, never at the edge. */
export const listRowStyles = cva(
  'relative flex w-full min-w-0 items-center gap-3 text-start outline-inset transition-colors duration-quick ease-standard',
  {
    variants: {
      size: {
        row: 'min-h-control-lg px-pad py-2',
        person: 'part-person min-h-row rounded-row px-row-pad py-2',
      },
      interactive: { true: 'hover:bg-hover', false: '' },
      selected: { true: 'bg-accent-soft hover:bg-accent-soft', false: '' },
      tone: { default: 'text-primary', danger: 'text-danger', disabled: 'text-disabled' },
    },
    defaultVariants: { size: 'row', tone: 'default' },
  },
);

/** Secondary words; on the tint of a selected row they need more contrast. */
export const subtleStyles = cva('', {
  variants: { selected: { true: 'text-secondary', false: 'text-tertiary' } },
  defaultVariants: { selected: false },
});

export const listRuleStyles = cva(
  'pointer-events-none absolute top-0 right-0 h-px bg-subtle group-first/row:hidden',
  {
    variants: {
      start: {
        text: 'left-pad',
        icon: 'left-rule-icon',
        // Words of a smaller picture begin earlier.
        person:
          'part-person-rule right-row-pad left-rule-person group-has-[.size-avatar-md]/row:left-rule-person-md h-person-rule',
      },
    },
  },
);

const swipeTones = ['neutral', 'accent', 'danger'] as const;
export type SwipeTone = (typeof swipeTones)[number];

export const swipeActionStyles = cva(
  'flex min-w-20 flex-col items-center justify-center gap-1 px-3 text-caption leading-none font-medium outline-inset',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-secondary',
        accent: 'bg-accent text-on-accent',
        danger: 'bg-danger text-on-danger',
      } satisfies Record<SwipeTone, string>,
    },
    defaultVariants: { tone: 'neutral' },
  },
);
