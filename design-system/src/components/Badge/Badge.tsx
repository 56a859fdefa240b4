import type { VariantProps } from 'class-variance-authority';
import { badgeStyles } from './Badge.variants.ts';

export interface BadgeProps extends VariantProps<typeof badgeStyles> {
  /** Already shortened: `3`, `99+`. */
  children: string | number;
}

/** A count. Its meaning is told by the name of the control that carries it. */
export function Badge({ tone, size, children }: BadgeProps) {
  return <span className={badgeStyles({ tone, size })}>{children}</span>;
}
