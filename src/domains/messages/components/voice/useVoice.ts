import { useState } from 'react';

/** `hold`: recording while held; `away`: letting go cancels; `record`: goes on without the finger; then `send` or `cancel`. */
export type VoiceAction = 'hold' | 'away' | 'record' | 'send' | 'cancel';

/** What is to be done with a voice message; undefined while there is none. */
export const useVoice = () => {
  const [action, setAction] = useState<VoiceAction>();
  return { action, setAction, end: () => setAction(undefined) };
};
