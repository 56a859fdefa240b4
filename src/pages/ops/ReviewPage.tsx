import { useEffect, useState } from 'react';
import { ReviewDesk, ReviewQueue, useOps } from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { OpsPage } from './OpsPage.tsx';

/** Posts that wait for a look. */
export function ReviewPage() {
  const text = useText();
  const { http } = useOps();
  const [queue] = useState(() => new ReviewQueue(http));
  useEffect(() => void queue.load(), [queue]);
  return (
    <OpsPage title={text('ops.review')} width="column">
      <ReviewDesk queue={queue} />
    </OpsPage>
  );
}
