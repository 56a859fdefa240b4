import { observer } from 'mobx-react-lite';
import { lazily } from '../../../../lib/lazily.tsx';
import { useChat } from '../../useChat.ts';

const HeardVoice = lazily(() => import('./HeardVoice.tsx'), 'HeardVoice', { failed: () => null });

/** What is heard; the code comes with the first voice that plays. */
export const LazyHeardVoice = observer(function LazyHeardVoice() {
  return useChat().voices.current !== undefined && <HeardVoice />;
});
