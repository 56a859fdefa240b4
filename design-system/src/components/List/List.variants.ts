import { cva } from 'class-variance-authority';

export const listRowTones = ['default', 'danger'] as const;

/** The rule starts at the words, never at the edge. */
export const listRowStyles = cva(
  'relative flex w-full min-w-0 items-center gap-3 text-start outline-inset transition-colors duration-quick ease-standard',
  {
    variants: {
      size: {
        row: 'min-h-13 px-pad py-2',
        person: 'min-h-row rounded-row px-row-pad py-2',
      },
      interactive: { true: 'hover:bg-hover', false: '' },
      selected: { true: 'bg-accent-soft hover:bg-accent-soft', false: '' },
      tone: { default: 'text-primary', danger: 'text-danger', disabled: 'text-disabled' },
    },
    defaultVariants: { size: 'row', tone: 'default' },
  },
);

/** Quiet words; on the tint of a selected row they need more contrast. */
export const quietStyles = cva('', {
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
        person: 'right-row-pad left-rule-person h-person-rule',
      },
    },
  },
);
