import type { Message } from '@livery/contract';
import { useState } from 'react';
import { useMessageFile } from '../../files/useMessageFile.ts';
import { isExpired } from '../../message.model.ts';

/** What a `VoicePlayer` plays; its bytes come with the first press. Undefined when they are kept no longer. */
export const useVoiceFile = (message: Message) => {
  const [isWanted, setWanted] = useState(false);
  const hasExpired = isExpired(message);
  const { state, retry } = useMessageFile(message, { isWanted: isWanted && !hasExpired, as: 'link' });
  if (hasExpired || state.status === 'gone') return undefined;
  return {
    // What did not come is asked for by the next press.
    key: state.status === 'failed' ? 'failed' : 'player',
    src: state.status === 'ready' ? state.url : undefined,
    duration: message.duration ?? 0,
    waveform: message.media?.waveform,
    onWant: state.status === 'failed' ? retry : () => setWanted(true),
  };
};
