import { List, PersonRow, Skeleton } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useText } from '../../../../lib/intl/useText.ts';
import { useChat } from '../../useChat.ts';
import { ChatFailure } from '../ChatFailure.tsx';

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

/** The list is on its way, and somebody waits for it. */
export function ConversationsComing() {
  const { groups } = useChat();
  useEffect(() => groups.await(), [groups]);
  return <ConversationSkeleton />;
}

/** Instead of the list when it did not come. */
export const ConversationsFailed = observer(function ConversationsFailed() {
  const { groups } = useChat();
  return <ChatFailure error={groups.error} onRetry={() => void groups.load()} />;
});
