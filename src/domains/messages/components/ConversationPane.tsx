import { AppBar, Box, Only, SearchField } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../lib/intl/useText.ts';
import { useChat } from '../useChat.ts';
import { NewGroupButton } from './groups/NewGroupButton.tsx';
import { ConversationList } from './list/ConversationList.tsx';
import { ListSearch } from './list/ListSearch.tsx';

/** Search over the list of conversations. */
export const ConversationPane = observer(function ConversationPane({ openId }: { openId?: string }) {
  const text = useText();
  const { search } = useChat();
  const isSearching = search.text.trim() !== '';
  return (
    <>
      <Only on="phone">
        <AppBar title={text('page.chat')} titleSize="page" end={<NewGroupButton />} />
      </Only>
      <Only on="tabletUp">
        <AppBar title={text('page.chat')} titleSize="page" tone="raised" end={<NewGroupButton />} />
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
      {isSearching ? <ListSearch openId={openId} /> : <ConversationList openId={openId} />}
    </>
  );
});
