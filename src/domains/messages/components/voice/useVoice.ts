import { useState } from 'react';

/** What the finger wants: it holds, it has slid away, the recording goes on without it, or it ends. */
export type VoiceAction = 'hold' | 'away' | 'record' | 'send' | 'cancel';

/** What is to be done with a voice message; undefined while there is none. */
export const useVoice = () => {
  const [action, setAction] = useState<VoiceAction>();
  return { action, setAction, end: () => setAction(undefined) };
};
