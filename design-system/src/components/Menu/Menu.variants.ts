import { cva } from 'class-variance-authority';

const menuTones = ['default', 'danger'] as const;
export type MenuTone = (typeof menuTones)[number];

/** The panel of everything that floats beside what opened it. */
export const panelStyles = 'z-sheet rounded-panel bg-overlay text-primary shadow-panel outline-none';

/** 44 px for a finger, 40 for a pointer that hits what it aims at. */
export const menuItemStyles = cva(
  [
    'flex min-h-11 cursor-pointer items-center gap-3 rounded-panel-item px-2.5 leading-none select-none',
    'outline-none pointer-fine:min-h-menu-row',
    'data-highlighted:bg-control data-disabled:cursor-default data-disabled:text-disabled',
  ],
  {
    variants: {
      tone: { default: 'text-primary', danger: 'text-danger' } satisfies Record<MenuTone, string>,
    },
    defaultVariants: { tone: 'default' },
  },
);

/** One of a row of emoji over a menu's lines. */
export const emojiItemStyles =
  'grid size-10 cursor-pointer place-items-center rounded-panel-item text-heading leading-none outline-none select-none data-highlighted:bg-control aria-checked:bg-accent-soft';
