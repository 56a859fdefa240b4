import { Card, Inline, Skeleton } from '@livery/design-system';
import { ChartSkeleton } from './ChartSkeleton.tsx';

/** The chart while its code is on its way: the choice of a range, and places. */
export function ChartPlaceholder() {
  return (
    <div className="flex flex-1 flex-col px-feed-inset-min pt-2 tablet:px-0">
      <Inline padY="sm">
        <Skeleton shape="button" />
      </Inline>
      <Card pad="panel" edge="roomy">
        <ChartSkeleton large rows={10} />
      </Card>
    </div>
  );
}
