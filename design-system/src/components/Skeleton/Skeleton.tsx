import type { VariantProps } from 'class-variance-authority';
import { skeletonStyles } from './Skeleton.variants.ts';

export type SkeletonProps = VariantProps<typeof skeletonStyles>;

/**
 * A place held for what is loading, in its shape, so that nothing moves when it comes. Silent: the list around it
 * says `aria-busy`. Short waits inside a control are a `Spinner`.
 */
export function Skeleton({ shape, width, ratio }: SkeletonProps) {
  return <span aria-hidden className={skeletonStyles({ shape, width, ratio })} />;
}
