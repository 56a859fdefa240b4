import type { Notification } from '@livery/contract';
import { ButtonLink, EmptyState, ListHeading, LongList } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { ListFailure } from '../../../lib/lists/ListFailure.tsx';
import { PagedEnd } from '../../../lib/lists/PagedEnd.tsx';
import type { PagedList } from '../../../lib/lists/paged-list.ts';
import { LazyNoticeDialog } from './LazyNoticeDialog.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { NotificationSkeletons } from './NotificationSkeletons.tsx';
import { daysOf } from './notification-days.ts';
import type { NotificationWords } from './notification-words.ts';

const END = {
  loading: 'notifications.loading',
  failed: 'notifications.failed',
  retry: 'feed.error.retry',
} as const;

const LOST = { title: 'notifications.failed', text: 'error.no_connection' } as const;

/** Before there is anything to show. */
const NotificationsAwaited = observer(function NotificationsAwaited({
  list,
}: {
  list: PagedList<Notification>;
}) {
  const text = useText();
  const { status } = list;
  if (status === 'failed') return <ListFailure list={list} title="notifications.failed" lost={LOST} />;
  if (status !== 'end') return <NotificationSkeletons />;
  return (
    <EmptyState
      drawing="messages"
      title={text('notifications.empty')}
      text={text('notifications.empty.text')}
      action={<ButtonLink href="/home/recommend">{text('notifications.empty.action')}</ButtonLink>}
    />
  );
});

interface NotificationListProps {
  list: PagedList<Notification>;
  onFollowers: () => void;
}

/** What happened, the latest first, under its days; in all states of the list. */
export const NotificationList = observer(function NotificationList({
  list,
  onFollowers,
}: NotificationListProps) {
  const text = useText();
  const [notice, setNotice] = useState<NotificationWords>();
  if (list.list.length === 0) return <NotificationsAwaited list={list} />;
  return (
    <>
      {daysOf(list.list).map(({ title, rows }) => (
        <section key={title} aria-labelledby={title}>
          <ListHeading id={title} sticky>
            {text(title)}
          </ListHeading>
          <LongList labelledBy={title} ids={rows.map(({ id }) => id)}>
            {(_, index) => {
              const row = rows[index];
              return row && <NotificationRow of={row} onFollowers={onFollowers} onNotice={setNotice} />;
            }}
          </LongList>
        </section>
      ))}
      {notice && (
        <LazyNoticeDialog title={notice.title} words={notice.detail} onClose={() => setNotice(undefined)} />
      )}
      <PagedEnd list={list} words={END} />
    </>
  );
});
