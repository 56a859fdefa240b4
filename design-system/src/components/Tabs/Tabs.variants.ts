import { cva } from 'class-variance-authority';

const tabTones = ['base', 'media'] as const;
export type TabTone = (typeof tabTones)[number];

/** Where they do not fit they scroll, and fade at the edges: the fade lies over the padding otherwise. */
export const tabListStyles = cva(
  'part-tabs fade-x flex items-center gap-tab-gap overflow-x-auto scrollbar-none',
  {
    variants: { align: { start: '-mx-tab-edge px-tab-edge', center: 'justify-center-safe px-2' } },
    defaultVariants: { align: 'start' },
  },
);

export const tabStyles = cva(
  [
    'part-tab relative inline-flex h-11 shrink-0 items-center rounded-tab text-lead whitespace-nowrap outline-inset',
    'before:absolute before:-inset-x-2 before:inset-y-0',
    'transition-colors duration-quick ease-standard disabled:text-disabled',
    'after:absolute after:bottom-1 after:left-1/2 after:h-0.75 after:w-5 after:-translate-x-1/2 after:rounded-badge',
    'after:transition-transform after:duration-base after:ease-standard',
  ],
  {
    variants: {
      tone: { base: 'after:bg-accent', media: 'text-media after:bg-current' } satisfies Record<
        TabTone,
        string
      >,
      selected: { true: 'font-strong after:scale-x-100', false: 'font-medium after:scale-x-0' },
    },
    compoundVariants: [
      { tone: 'base', selected: true, className: 'text-primary' },
      { tone: 'base', selected: false, className: 'text-secondary hover:text-primary' },
    ],
    defaultVariants: { tone: 'base' },
  },
);
