import { useState } from 'react';

/** What the finger wants: it holds, it has slid away, the recording goes on without it, or it ends. */
export type VoiceWish = 'hold' | 'away' | 'record' | 'send' | 'cancel';

/** The wish for a voice message; undefined while there is none. */
export const useVoice = () => {
  const [wish, setWish] = useState<VoiceWish>();
  return { wish, setWish, end: () => setWish(undefined) };
};
