import { EmptyState, List } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useChat } from '../../useChat.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { ConversationSkeleton, ConversationsFailed } from './ConversationsAwaited.tsx';
import { LazyConversationActions } from './LazyConversationActions.tsx';
import { NextConversations } from './NextConversations.tsx';
import { useHeldOrder } from './useHeldOrder.ts';

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
        <NextConversations />
      </List>
      <LazyConversationActions box={box} asked={asked} onAsk={setAsked} />
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
  if (groups.status === 'failed') return <ConversationsFailed />;
  if (groups.status !== 'ready') return <ConversationSkeleton />;
  if (groups.order.length === 0) {
    return <EmptyState drawing="messages" title={text('chat.empty.title')} text={text('chat.empty.text')} />;
  }
  return <Rows openId={openId} />;
});
