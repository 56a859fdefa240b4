import { Button, EmptyState, ErrorState, List, PersonRow, Skeleton } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useChat } from '../../useChat.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { LaterConversationActions } from './LaterConversationActions.tsx';
import { MoreAtFoot } from './MoreAtFoot.tsx';
import { useHeldOrder } from './useHeldOrder.ts';

const PLACEHOLDERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** The list in its final geometry, while it is on its way. */
function ConversationSkeleton() {
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

/** The rows, in an order that waits while a finger is on them. */
const Rows = observer(function Rows({ openId }: { openId: string | undefined }) {
  const text = useText();
  const { groups } = useChat();
  const box = useRef<HTMLDivElement>(null);
  const order = useHeldOrder(box, groups.order);
  const [asked, setAsked] = useState<string>();
  return (
    <div ref={box}>
      <List label={text('chat.list')}>
        {order.map((id) => (
          <ConversationRow key={id} id={id} selected={id === openId} onDelete={setAsked} />
        ))}
        {groups.hasMore && <MoreAtFoot onNear={() => void groups.loadMore()} />}
      </List>
      <LaterConversationActions box={box} asked={asked} onAsk={setAsked} />
    </div>
  );
});

/** Conversations: those on top, then the others, latest first. */
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
  return <Rows openId={openId} />;
});
