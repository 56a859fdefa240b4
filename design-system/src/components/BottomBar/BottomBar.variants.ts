import { cva } from 'class-variance-authority';

export const bottomBarItemStyles = cva(
  'flex h-full min-w-0 flex-col items-center justify-center gap-0.75 text-micro leading-none font-medium outline-inset',
  { variants: { current: { true: 'text-accent', false: 'text-secondary' } } },
);
