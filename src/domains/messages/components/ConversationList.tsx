import { Button, EmptyState, ErrorState, List, PersonRow, Skeleton } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useChat } from '../useChat.ts';
import { ConversationRow } from './ConversationRow.tsx';

const PLACEHOLDERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** The list in its final geometry, while it is on its way. */
export function ConversationSkeleton() {
  const text = useText();
  return (
    <List label={text('chat.loading')} busy>
      {PLACEHOLDERS.map((key) => (
        <PersonRow
          key={key}
          media={<Skeleton shape="avatarLg" />}
          title={<Skeleton width="sm" />}
          detail={<Skeleton shape="smallLine" width="lg" />}
        />
      ))}
    </List>
  );
}

/** Asks for the next page when the foot of the list comes near. */
function MoreAtFoot({ onNear }: { onNear: () => void }) {
  const foot = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && onNear(), {
      rootMargin: '400px',
    });
    if (foot.current) watcher.observe(foot.current);
    return () => watcher.disconnect();
  }, [onNear]);
  return <li ref={foot} />;
}

/** Conversations, latest first. */
export const ConversationList = observer(function ConversationList({
  openId,
}: {
  openId: string | undefined;
}) {
  const text = useText();
  const { groups } = useChat();
  if (groups.status === 'failed') {
    return (
      <ErrorState
        title={text('chat.error.title')}
        text={text('chat.error.text')}
        action={<Button onClick={() => void groups.load()}>{text('chat.error.retry')}</Button>}
      />
    );
  }
  if (groups.status !== 'ready') return <ConversationSkeleton />;
  if (groups.order.length === 0) {
    return <EmptyState drawing="messages" title={text('chat.empty.title')} text={text('chat.empty.text')} />;
  }
  return (
    <List label={text('chat.list')}>
      {groups.order.map((id) => (
        <ConversationRow key={id} id={id} selected={id === openId} />
      ))}
      {groups.hasMore && <MoreAtFoot onNear={() => void groups.loadMore()} />}
    </List>
  );
});
