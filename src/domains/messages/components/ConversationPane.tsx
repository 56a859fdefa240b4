import { AppBar, Box, Only, SearchField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { passedWordsOf } from '../../../lib/errors/passed.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { PersonFound } from '../../contacts/index.ts';
import { useChat } from '../useChat.ts';
import { ConversationList } from './ConversationList.tsx';

/** Opens the conversation with a person who was found. */
const useOpenDirect = () => {
  const { groups, search } = useChat();
  const { toasts } = useStores();
  const navigate = useNavigate();
  return async (personId: string): Promise<void> => {
    const group = await groups.openDirect(personId).catch((error: unknown) => {
      const words = passedWordsOf(error);
      if (words) toasts.show(words, 'error');
    });
    if (!group) return;
    search.clear();
    void navigate(`/room/${group.id}`);
  };
};

/** Search by account ID over the list of conversations. */
export const ConversationPane = observer(function ConversationPane({ openId }: { openId?: string }) {
  const text = useText();
  const { search } = useChat();
  const { toasts, users } = useStores();
  const open = useOpenDirect();
  const isSearching = search.state.status !== 'idle';
  return (
    <>
      <Only on="phone">
        <AppBar title={text('page.chat')} titleSize="page" />
      </Only>
      <Only on="tabletUp">
        <AppBar title={text('page.chat')} titleSize="page" tone="raised" />
      </Only>
      <Box padX="md" padY="sm">
        <SearchField
          label={text('chat.search')}
          clearLabel={text('chat.search.clear')}
          value={search.text}
          onChange={(value) => search.type(value)}
          maxLength={40}
        />
      </Box>
      {isSearching ? (
        <PersonFound
          search={search}
          onChoose={({ id }) => {
            if (id === users.id) toasts.show({ id: 'chat.search.self' });
            else void open(id);
          }}
        />
      ) : (
        <ConversationList openId={openId} />
      )}
    </>
  );
});
