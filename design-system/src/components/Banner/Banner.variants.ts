import { cva } from 'class-variance-authority';
import type { AlertTone } from '../Alert/Alert.variants.ts';

export const bannerStyles = cva(
  'flex min-h-11 w-full items-center gap-2.5 ps-page pe-2 text-footnote leading-snug font-medium',
  {
    variants: {
      tone: {
        danger: 'bg-danger-soft text-danger',
        warning: 'bg-warning-soft text-warning',
        success: 'bg-success-soft text-success',
        info: 'bg-info-soft text-info',
      } satisfies Record<AlertTone, string>,
    },
  },
);
