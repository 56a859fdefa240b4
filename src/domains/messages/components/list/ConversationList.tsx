import { EmptyState, LongList } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import type { GroupsStore } from '../../../groups/index.ts';
import { useChat } from '../../useChat.ts';
import { ConversationRow } from './ConversationRow.tsx';
import { ConversationsComing, ConversationsFailed } from './ConversationsAwaited.tsx';
import { LazyConversationActions } from './LazyConversationActions.tsx';
import { NextConversations } from './NextConversations.tsx';
import { PeopleToWrite } from './PeopleToWrite.tsx';
import { useHeldOrder } from './useHeldOrder.ts';

/** The rows, in an order that waits while a finger is on them. */
const Rows = observer(function Rows({ openId }: { openId: string | undefined }) {
  const text = useText();
  const { groups } = useChat();
  const box = useRef<HTMLDivElement>(null);
  // Read here: it changes in its place.
  const order = useHeldOrder(box, [...groups.order]);
  const [asked, setAsked] = useState<string>();
  return (
    <div ref={box}>
      <LongList label={text('chat.list')} ids={order} foot={<NextConversations />}>
        {(id) => <ConversationRow id={id} selected={id === openId} onDelete={setAsked} />}
      </LongList>
      <LazyConversationActions box={box} asked={asked} onAsk={setAsked} />
    </div>
  );
});

/** Nothing is there but at most a greeting, which the brand sends where its operator has set one. */
const hasOnlyBegun = (groups: GroupsStore): boolean => {
  const [first, second] = groups.order;
  if (first === undefined) return true;
  return second === undefined && !groups.hasMore && groups.get(first)?.last_seq === 1;
};

/** Conversations: those on top, then the others, latest first. */
export const ConversationList = observer(function ConversationList({
  openId,
}: {
  openId: string | undefined;
}) {
  const text = useText();
  const { groups } = useChat();
  if (groups.status === 'failed') return <ConversationsFailed />;
  if (groups.status !== 'ready') return <ConversationsComing />;
  return (
    <>
      {groups.order.length === 0 ? (
        <EmptyState drawing="messages" title={text('chat.empty.title')} text={text('chat.empty.text')} />
      ) : (
        <Rows openId={openId} />
      )}
      {hasOnlyBegun(groups) && <PeopleToWrite />}
    </>
  );
});
