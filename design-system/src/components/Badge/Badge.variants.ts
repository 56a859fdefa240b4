import { cva } from 'class-variance-authority';

export const badgeTones = ['alert', 'subtle'] as const;
export type BadgeTone = (typeof badgeTones)[number];

export const badgeStyles = cva(
  'inline-grid place-items-center rounded-badge text-micro leading-none font-strong tabular-nums whitespace-nowrap',
  {
    variants: {
      tone: { alert: 'bg-danger text-on-danger', subtle: 'bg-sunken text-secondary' } satisfies Record<
        BadgeTone,
        string
      >,
      size: { sm: 'h-4.5 min-w-4.5 px-1', md: 'h-5 min-w-5 px-1.5' },
    },
    defaultVariants: { tone: 'alert', size: 'md' },
  },
);
