import { SegmentedControl, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ReviewDesk, ReviewList, ReviewQueue, useOps } from '../../domains/operators/index.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
import { OpsPage } from './OpsPage.tsx';

const VIEWS = ['each', 'list'] as const;
type View = (typeof VIEWS)[number];

/** Posts that wait for a look, one by one or as a list; which, stands in the address. */
export const ReviewPage = observer(function ReviewPage() {
  const text = useText();
  const navigate = useNavigate();
  const { http } = useOps();
  const [queue] = useState(() => new ReviewQueue(http));
  useEffect(() => void queue.load(), [queue]);
  const view: View = useQuery().get('view') === 'list' ? 'list' : 'each';
  const show = (wanted: View) =>
    navigate(wanted === 'list' ? '/ops/review?view=list' : '/ops/review', { replace: true });
  const isList = view === 'list' && queue.current !== undefined;
  return (
    <OpsPage title={text('ops.review')} width={isList ? 'wide' : 'column'}>
      <Stack gap="md">
        {queue.current && (
          <SegmentedControl
            label={text('ops.review.view')}
            items={VIEWS.map((value) => ({ value, label: text(`ops.review.view.${value}`) }))}
            value={view}
            onChange={show}
          />
        )}
        {isList ? <ReviewList queue={queue} onOpen={() => show('each')} /> : <ReviewDesk queue={queue} />}
      </Stack>
    </OpsPage>
  );
});
