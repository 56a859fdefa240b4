import { EmptyState, SplitPane, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useBrand } from '../../domains/brand/index.ts';
import { titleOf } from '../../domains/groups/index.ts';
import {
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

/** Conversations: the list, and beside it (on a phone: instead of it) the room of the address. */
export const ChatPage = observer(function ChatPage() {
  const text = useText();
  const stores = useStores();
  const { users, domains } = stores;
  const chat = domains.store('messages');
  const { id } = useParams();
  const query = useQuery();
  const navigate = useNavigate();
  const code = query.get(JOIN);
  const open = chat.value?.groups.get(id ?? '');
  usePageTitle(useBrand().title, open ? titleOf(open) : text('page.chat'));
  useEffect(() => restoreOwner(stores), [stores]);
  // Conversations belong to somebody.
  const loaded = useLoaded(chat, users.me !== undefined);
  const phone = id ? 'main' : 'list';
  if (loaded.status !== 'ready') {
    return (
      <ConversationsPlaceholder phone={phone}>
        {loaded.status === 'failed' && <PageFailure retry={loaded.retry} />}
      </ConversationsPlaceholder>
    );
  }
  return (
    <ChatProvider value={loaded.value}>
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
