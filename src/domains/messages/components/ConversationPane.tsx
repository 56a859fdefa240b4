import { AppBar, Box, Only, SearchField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Submission } from '../../../lib/forms/submission.ts';
import { useText } from '../../../lib/intl/useText.ts';
import { useNavigate } from '../../../lib/router/useNavigate.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { PersonFound } from '../../contacts/index.ts';
import { useChat } from '../useChat.ts';
import { ConversationList } from './ConversationList.tsx';

/** Opens the conversation with a person who was found; tapped twice, once. */
const useOpenDirect = () => {
  const { groups, search } = useChat();
  const { toasts } = useStores();
  const navigate = useNavigate();
  const [opening] = useState(() => new Submission());
  return async (personId: string): Promise<void> => {
    const opened = await opening.send(() => groups.openDirect(personId));
    if (opening.problem) toasts.show(opening.problem, 'error');
    if (!opened) return;
    search.clear();
    navigate(`/room/${opened.result.id}`);
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
      <Box padX="gutter" padY="sm">
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
