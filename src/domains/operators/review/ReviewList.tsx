import { Button, Link, Stack, Table, Text } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLanguage } from '../../../lib/intl/language.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { dateFormat } from '../../../lib/text/dates.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { Bulk } from '../bulk/bulk.store.ts';
import { Pick } from '../bulk/Pick.tsx';
import { Medium } from '../desk/Medium.tsx';
import type { ReviewDecision, ReviewQueue } from './review.store.ts';

const COLUMNS = ['pick', 'words', 'files', 'author', 'time'] as const;

/** All that wait, to be decided about together. */
export const ReviewList = observer(function ReviewList({
  queue,
  onOpen,
}: {
  queue: ReviewQueue;
  /** One is to be looked at by itself. */
  onOpen: () => void;
}) {
  const text = useText();
  const { locale } = useLanguage();
  const times = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const [bulk] = useState(
    () => new Bulk<string, ReviewDecision>((id, decision, reason) => queue.decideOne(id, decision, reason)),
  );
  const open = (id: string) => {
    queue.open(id);
    onOpen();
  };
  return (
    <Stack gap="md">
      <BulkBar
        bulk={bulk}
        keys={queue.posts.map(({ id }) => id)}
        acts={[
          { act: 'approve', label: text('ops.review.approve'), tone: 'primary' },
          { act: 'reject', label: text('ops.review.reject'), tone: 'danger' },
        ]}
      />
      <Table
        caption={text('ops.review')}
        columns={COLUMNS.map((key) => ({
          ...{ key, label: text(`ops.review.${key}`), wide: key === 'words' },
        }))}
        rows={queue.posts.map((post) => ({
          id: post.id,
          cells: {
            pick: <Pick bulk={bulk} id={post.id} name={post.description || post.username} />,
            words: (
              <Stack gap="xs" align="start">
                <Text wrap="pre">{post.description}</Text>
                <Button size="sm" tone="ghost" onClick={() => open(post.id)}>
                  {text('ops.review.open')}
                </Button>
              </Stack>
            ),
            files: post.media.map(({ url, poster }) => (
              <Medium key={url} kind="thumb" url={post.kind === 'video' ? poster : url} />
            )),
            author: <Link href={`/ops/people/${encodeURIComponent(post.author_id)}`}>{post.username}</Link>,
            time: times.format(Date.parse(post.create_at)),
          },
        }))}
      />
    </Stack>
  );
});
