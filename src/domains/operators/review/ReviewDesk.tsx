import {
  Button,
  EmptyState,
  ErrorState,
  Inline,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { PostToReview } from './PostToReview.tsx';
import type { ReviewQueue } from './review.store.ts';
import { useReviewKeys } from './useReviewKeys.ts';

const Decision = observer(function Decision({ queue }: { queue: ReviewQueue }) {
  const text = useText();
  const reason = useRef<HTMLInputElement>(null);
  useReviewKeys(queue, reason);
  const handleReject = (event: FormEvent) => {
    event.preventDefault();
    void queue.decide('reject').then(() => reason.current?.blur());
  };
  return (
    <Stack gap="md" as="form" onSubmit={handleReject}>
      <TextField
        ref={reason}
        label={text('ops.review.reason')}
        hint={text('ops.review.reason.hint')}
        value={queue.reason}
        onChange={(typed) => queue.setReason(typed)}
        maxLength={300}
        required
      />
      <Inline gap="sm">
        <Button tone="primary" loading={queue.sending.isSending} onClick={() => void queue.decide('approve')}>
          {text('ops.review.approve')}
        </Button>
        <Button type="submit" tone="danger" loading={queue.sending.isSending}>
          {text('ops.review.reject')}
        </Button>
      </Inline>
    </Stack>
  );
});

/** One post after the other, decided by keys. */
export const ReviewDesk = observer(function ReviewDesk({ queue }: { queue: ReviewQueue }) {
  const text = useText();
  const again = <Button onClick={() => void queue.load()}>{text('ops.retry')}</Button>;
  if (queue.status === 'failed')
    return <ErrorState title={text('ops.failed')} text={text('ops.failed.text')} action={again} />;
  if (queue.status === 'loading') return <Skeleton />;
  if (!queue.current) return <EmptyState drawing="search" title={text('ops.review.empty')} action={again} />;
  return (
    <Stack gap="lg">
      <div role="status">
        <Text size="footnote" tone="secondary">
          {text('ops.review.place', { at: queue.at + 1, all: queue.posts.length })}
        </Text>
      </div>
      <Decision key={queue.current.id} queue={queue} />
      <PostToReview post={queue.current} />
    </Stack>
  );
});
