import type { VariantProps } from 'class-variance-authority';
import { skeletonStyles } from './Skeleton.variants.ts';

export type SkeletonProps = VariantProps<typeof skeletonStyles>;

/** A place held for what is loading. The list around it says `aria-busy`. */
export function Skeleton({ shape, width, ratio }: SkeletonProps) {
  return <span aria-hidden className={skeletonStyles({ shape, width, ratio })} />;
}
