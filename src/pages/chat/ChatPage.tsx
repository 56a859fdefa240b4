import { EmptyState, SplitPane, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useBrand } from '../../domains/brand/index.ts';
import { titleOf } from '../../domains/groups/index.ts';
import {
  type Chat,
  ChatProvider,
  ConversationPane,
  LazyJoinSheet,
  Room,
  restoreOwner,
} from '../../domains/messages/index.ts';
import { BellLink } from '../../domains/notifications/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { JOIN } from '../../lib/join-link.ts';
import { PageFailure } from '../../lib/PageFailure.tsx';
import { useNavigate } from '../../lib/router/useNavigate.ts';
import { useQuery } from '../../lib/router/useQuery.ts';
import { useStores } from '../../lib/stores/stores.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { ConversationsPlaceholder } from '../placeholder/ConversationsPlaceholder.tsx';

/** Beside the list, while no conversation is chosen. */
function NoRoom() {
  const text = useText();
  return (
    <Stack grow justify="center">
      <EmptyState drawing="messages" title={text('chat.none.title')} text={text('chat.none.text')} />
    </Stack>
  );
}

/** Names the page after the conversation that is open. Alone: with each message of it, it is another object. */
const ChatTitle = observer(function ChatTitle({ openId, chat }: { openId: string; chat: Chat | undefined }) {
  const text = useText();
  const open = chat?.groups.get(openId);
  usePageTitle(useBrand().title, open ? titleOf(open) : text('page.chat'));
  return null;
});

/** Conversations: the list, and beside it (on a phone: instead of it) the room of the address. */
export const ChatPage = observer(function ChatPage() {
  const stores = useStores();
  const { users, domains } = stores;
  const chat = domains.store('messages');
  const { id } = useParams();
  const query = useQuery();
  const navigate = useNavigate();
  const code = query.get(JOIN);
  useEffect(() => restoreOwner(stores), [stores]);
  // Conversations belong to somebody.
  const loaded = useLoaded(chat, users.me !== undefined);
  const phone = id ? 'main' : 'list';
  const title = <ChatTitle openId={id ?? ''} chat={chat.value} />;
  if (loaded.status !== 'ready') {
    return (
      <>
        {title}
        <ConversationsPlaceholder phone={phone}>
          {loaded.status === 'failed' && <PageFailure retry={loaded.retry} />}
        </ConversationsPlaceholder>
      </>
    );
  }
  return (
    <ChatProvider value={loaded.value}>
      {title}
      <SplitPane
        phone={phone}
        list={<ConversationPane openId={id} bell={<BellLink />} />}
        main={
          id ? (
            <Room
              id={id}
              messageId={query.get('message') ?? undefined}
              firstPane={query.get('pane') === 'media' ? 'media' : undefined}
            />
          ) : (
            <NoRoom />
          )
        }
      />
      {code && (
        <LazyJoinSheet
          key={code}
          code={code}
          onClose={() => navigate(id ? `/room/${id}` : '/chat', { replace: true })}
        />
      )}
    </ChatProvider>
  );
});
