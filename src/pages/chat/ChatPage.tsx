import { AppBar, Button, EmptyState, ErrorState, SplitPane, Stack } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useBrand } from '../../domains/brand/index.ts';
import { ChatProvider, ConversationPane, ConversationSkeleton, Room } from '../../domains/messages/index.ts';
import { usePageTitle } from '../../lib/intl/usePageTitle.ts';
import { useText } from '../../lib/intl/useText.ts';
import { useStores } from '../../lib/stores/stores.ts';

/** The list's bar over whatever stands in for the list. */
function PageFor({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <Stack as="main" id="main" fill>
      <AppBar title={text('page.chat')} titleSize="page" />
      {children}
    </Stack>
  );
}

/** Beside the list, while no conversation is chosen. */
function NoRoom() {
  const text = useText();
  return (
    <Stack grow justify="center">
      <EmptyState drawing="messages" title={text('chat.none.title')} text={text('chat.none.text')} />
    </Stack>
  );
}

/** The code of conversations comes when somebody is known; returns whether it failed to, and how to ask again. */
const useChatCode = () => {
  const { users, domains } = useStores();
  const chat = domains.store('messages');
  const [hasFailed, setFailed] = useState(false);
  const isKnown = users.me !== undefined;
  const load = useCallback(() => {
    setFailed(false);
    chat.load().catch(() => setFailed(true));
  }, [chat]);
  useEffect(() => {
    if (isKnown) load();
  }, [isKnown, load]);
  return { hasFailed, load };
};

/** Conversations: the list, and beside it (on a phone: instead of it) the room of the address. */
export const ChatPage = observer(function ChatPage() {
  const text = useText();
  const chat = useStores().domains.store('messages');
  const { id } = useParams();
  const [query] = useSearchParams();
  usePageTitle(useBrand().title, chat.value?.groups.get(id ?? '')?.display_name ?? text('page.chat'));
  const { hasFailed, load } = useChatCode();
  if (!chat.value) {
    return (
      <PageFor>
        {hasFailed ? (
          <ErrorState
            title={text('chat.error.title')}
            text={text('chat.error.text')}
            action={<Button onClick={load}>{text('chat.error.retry')}</Button>}
          />
        ) : (
          <ConversationSkeleton />
        )}
      </PageFor>
    );
  }
  return (
    <ChatProvider value={chat.value}>
      <SplitPane
        phone={id ? 'main' : 'list'}
        list={<ConversationPane openId={id} />}
        main={id ? <Room id={id} messageId={query.get('message') ?? undefined} /> : <NoRoom />}
      />
    </ChatProvider>
  );
});
