import type { VariantProps } from 'class-variance-authority';
import { badgeStyles } from './Badge.variants.ts';

export interface BadgeProps extends VariantProps<typeof badgeStyles> {
  /** Already shortened: `3`, `99+`. */
  children: string | number;
}

/**
 * A count at the corner of a control or the end of a row. Drawing only: the name of the control that carries it
 * says what is counted. Words are a `Tag`.
 */
export function Badge({ tone, size, children }: BadgeProps) {
  return <span className={badgeStyles({ tone, size })}>{children}</span>;
}
