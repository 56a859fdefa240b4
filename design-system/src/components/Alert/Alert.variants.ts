import { cva } from 'class-variance-authority';

export const alertTones = ['danger', 'warning', 'success', 'info'] as const;
export type AlertTone = (typeof alertTones)[number];

export const alertStyles = cva('flex gap-2.5 rounded-md px-field py-3 text-footnote leading-body', {
  variants: {
    tone: {
      danger: 'bg-danger-soft text-danger',
      warning: 'bg-warning-soft text-warning',
      success: 'bg-success-soft text-success',
      info: 'bg-info-soft text-info',
    } satisfies Record<AlertTone, string>,
  },
});
