import { cva } from 'class-variance-authority';

export const buttonTones = ['primary', 'soft', 'secondary', 'line', 'ghost', 'danger', 'dangerSoft'] as const;
export type ButtonTone = (typeof buttonTones)[number];

export const buttonSizes = ['sm', 'md', 'lg'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

/** The `after` box catches a finger's 44 px where the brand's density draws less. */
export const buttonStyles = cva(
  [
    'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control select-none',
    'font-strong leading-none tracking-label whitespace-nowrap',
    'transition duration-quick ease-standard active:scale-press',
    'after:absolute after:inset-x-0',
    // Where grounds are taken away, an edge is left; a link has none from the browser.
    'forced-colors:border forced-colors:border-current',
    'disabled:bg-control disabled:text-disabled disabled:shadow-none disabled:active:scale-100',
  ],
  {
    variants: {
      tone: {
        primary: 'bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-active',
        soft: 'bg-accent-soft text-accent hover:bg-accent-soft-hover',
        secondary: 'bg-control text-primary hover:bg-hover',
        line: 'bg-transparent text-primary shadow-line hover:bg-hover',
        ghost: 'bg-transparent text-accent hover:bg-accent-soft disabled:bg-transparent',
        danger: 'bg-danger text-on-danger hover:bg-danger-hover',
        dangerSoft: 'bg-danger-soft text-danger hover:bg-danger-soft-hover',
      } satisfies Record<ButtonTone, string>,
      size: {
        sm: 'h-control-sm px-button-sm text-footnote after:inset-y-hit-sm',
        md: 'h-control-md px-button-md text-body after:inset-y-hit-md',
        lg: 'h-control-lg px-button-lg text-lead after:inset-y-0',
      } satisfies Record<ButtonSize, string>,
      block: { true: 'flex w-full', false: '' },
    },
    compoundVariants: [{ tone: 'ghost', size: 'md', className: 'px-3' }],
    defaultVariants: { tone: 'secondary', size: 'md' },
  },
);
