import { Skeleton, Text } from '@livery/design-system';

export interface ChartSkeletonProps {
  rows: number;
  /** As on the chart's own page. */
  large?: boolean;
}

/** Places on their way: their ranks are known. Classes only: it stands in the first HTML. */
export function ChartSkeleton({ rows, large = false }: ChartSkeletonProps) {
  return Array.from({ length: rows }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
    <div key={index} className={`flex items-center gap-3 ${large ? 'py-2' : 'py-1.5'}`} aria-busy>
      <span className={`shrink-0 text-center ${large ? 'min-w-7' : 'min-w-5'}`}>
        <Text aria-hidden numeric size={large ? 'title' : undefined} tone="tertiary">
          {index + 1}
        </Text>
      </span>
      <span className={`flex shrink-0 ${large ? 'size-16 tablet:size-20' : 'size-avatar-md'}`}>
        <span className="flex-1">
          <Skeleton shape="media" ratio="square" />
        </span>
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-2">
        <Skeleton width="lg" />
        <Skeleton shape="smallLine" width="sm" />
      </span>
    </div>
  ));
}
