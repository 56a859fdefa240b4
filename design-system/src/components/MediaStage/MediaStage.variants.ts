import { cva } from 'class-variance-authority';

export const stageActionStyles = cva(
  'part-act group flex min-h-12 min-w-11 flex-col items-center gap-0.75 rounded-sm text-caption leading-none font-strong text-media tabular-nums',
  { variants: { tone: { plain: '', like: 'aria-pressed:text-like' } } },
);
