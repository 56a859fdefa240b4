import { observer } from 'mobx-react-lite';
import { ChatProvider, ConversationSkeleton, OwnGroups } from '../../domains/messages/index.ts';
import { PageFailure } from '../../lib/PageFailure.tsx';
import { useStores } from '../../lib/stores/stores.ts';
import { useLoaded } from '../../lib/useLoaded.ts';

/** The groups that one is in. */
export const GroupsTab = observer(function GroupsTab({ words }: { words: string }) {
  const chat = useLoaded(useStores().domains.store('messages'));
  if (chat.status === 'failed') return <PageFailure retry={chat.retry} />;
  if (chat.status === 'loading') return <ConversationSkeleton />;
  return (
    <ChatProvider value={chat.value}>
      <OwnGroups words={words} />
    </ChatProvider>
  );
});
