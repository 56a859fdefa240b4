import { Card } from '@livery/design-system';
import { HeadSkeleton } from '../../../lib/HeadSkeleton.tsx';

/** In the place of a person who is on their way. */
export function PersonSkeleton() {
  return (
    <Card pad="panel" aria-busy>
      <HeadSkeleton />
    </Card>
  );
}
