import { Box, Button } from '@livery/design-system';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../lib/intl/useText.ts';
import { useChat } from '../../useChat.ts';
import { MoreAtFoot } from './MoreAtFoot.tsx';

/** The foot of a list of conversations: the next page comes when it is near; one that failed, by a tap. */
export const NextConversations = observer(function NextConversations() {
  const text = useText();
  const { groups } = useChat();
  if (!groups.hasMore || groups.more === 'loading') return null;
  if (groups.more === 'idle') return <MoreAtFoot onNear={() => void groups.loadMore()} />;
  return (
    <Box as="li" padX="page" padY="sm">
      <Button tone="ghost" block onClick={() => void groups.loadMore()}>
        {text('chat.error.retry')}
      </Button>
    </Box>
  );
});
