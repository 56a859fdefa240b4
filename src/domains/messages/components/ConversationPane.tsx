import { AppBar, Box, IconButtonLink, Only, SearchField, UsersIcon } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/intl/useText.ts';
import { useChat } from '../useChat.ts';
import { ConversationList } from './list/ConversationList.tsx';
import { ListSearch } from './list/ListSearch.tsx';
import { NewButton } from './list/NewButton.tsx';
import { LazyHeardVoice } from './voice/LazyHeardVoice.tsx';

interface ConversationPaneProps {
  openId?: string | undefined;
  /** In the bar of a phone, where no rail leads there. */
  bell?: ReactNode;
}

/** Search over the list of conversations. */
export const ConversationPane = observer(function ConversationPane({ openId, bell }: ConversationPaneProps) {
  const text = useText();
  const { search } = useChat();
  const isSearching = search.text.trim() !== '';
  return (
    <>
      <AppBar
        title={text('page.chat')}
        titleSize="page"
        tone="pane"
        end={
          <>
            {bell && <Only on="phone">{bell}</Only>}
            <IconButtonLink icon={UsersIcon} label={text('page.friends')} href="/friends" />
            <NewButton />
          </>
        }
      />
      {openId === undefined && <LazyHeardVoice />}
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
