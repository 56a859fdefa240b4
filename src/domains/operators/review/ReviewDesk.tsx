import { Button, EmptyState, ErrorState, Skeleton, Stack, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { Decision } from '../desk/Decision.tsx';
import { PostToReview } from './PostToReview.tsx';
import type { ReviewQueue } from './review.store.ts';

/** One post after the other, decided by keys. */
export const ReviewDesk = observer(function ReviewDesk({ queue }: { queue: ReviewQueue }) {
  const text = useText();
  const again = (name: 'retry' | 'look_again') => (
    <Button onClick={() => void queue.load()}>{text(`ops.${name}`)}</Button>
  );
  if (queue.status === 'failed')
    return <ErrorState title={text('ops.failed')} text={text('ops.failed.text')} action={again('retry')} />;
  if (queue.status === 'loading') return <Skeleton />;
  if (!queue.current)
    return <EmptyState drawing="search" title={text('ops.review.empty')} action={again('look_again')} />;
  return (
    <Stack gap="lg">
      <div role="status">
        <Text size="footnote" tone="secondary">
          {text('ops.review.place', { at: queue.at + 1, all: queue.posts.length })}
        </Text>
      </div>
      <Decision
        key={queue.current.id}
        desk={queue}
        label={text('ops.review.reason')}
        hint={text('ops.review.reason.hint')}
        accept={text('ops.review.approve')}
        act={text('ops.review.reject')}
      />
      <PostToReview post={queue.current} />
    </Stack>
  );
});
