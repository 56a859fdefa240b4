import { observer } from 'mobx-react-lite';
import { useStores } from '../../../../lib/stores/stores.ts';
import { ChatProvider } from '../../useChat.ts';
import { HeardVoice } from './HeardVoice.tsx';

/** What is heard, over a page that has no bar of its own for it. */
export const HeardOverPages = observer(function HeardOverPages() {
  const chat = useStores().domains.store('messages').value;
  if (!chat?.voices.current || chat.voices.bars > 0) return null;
  return (
    <ChatProvider value={chat}>
      <HeardVoice place="foot" />
    </ChatProvider>
  );
});
