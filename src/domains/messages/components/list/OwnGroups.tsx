import { Avatar, EmptyState, LongList, PersonRow } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useChat } from '../../useChat.ts';
import { ChatFailure } from '../ChatFailure.tsx';
import { NewGroupRow } from '../groups/NewGroupRow.tsx';
import { ConversationSkeleton, ConversationsComing, ConversationsFailed } from './ConversationsAwaited.tsx';

/** The groups that one is in, by name; all pages of the list are read for it. */
export const OwnGroups = observer(function OwnGroups({ words }: { words: string }) {
  const text = useText();
  const { groups } = useChat();
  const { hasMore, more, status } = groups;
  useEffect(() => {
    if (status === 'ready' && hasMore && more === 'idle') void groups.loadMore();
  }, [groups, status, hasMore, more]);
  if (status === 'failed') return <ConversationsFailed />;
  if (status !== 'ready') return <ConversationsComing />;
  const found = groups.groupsNamed(words);
  if (found.length === 0 && hasMore && more !== 'failed') return <ConversationSkeleton />;
  const isAll = words.trim() === '';
  const isCut = hasMore && more === 'failed';
  if (found.length === 0 && !isCut) {
    return (
      <>
        {isAll && <NewGroupRow />}
        <EmptyState
          drawing="people"
          title={text(isAll ? 'chat.groups.empty' : 'chat.groups.none')}
          {...(isAll && { text: text('chat.groups.empty.text') })}
        />
      </>
    );
  }
  return (
    <>
      {isAll && <NewGroupRow />}
      <LongList label={text('chat.groups')} ids={found.map(({ id }) => id)}>
        {(id, index) => {
          const group = found[index];
          return (
            group && (
              <PersonRow
                href={`/room/${id}`}
                media={<Avatar size="md" name={group.display_name} src={group.icon} />}
                title={group.display_name}
                detail={text('room.members', { count: group.member_count })}
              />
            )
          );
        }}
      </LongList>
      {isCut && <ChatFailure error={undefined} onRetry={() => void groups.loadMore()} />}
    </>
  );
});
