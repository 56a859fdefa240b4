import { useEffect } from 'react';
import { useChat } from '../../useChat.ts';

/** Whether a voice begins by itself now. It does so once: what did not start, a press starts. For observers. */
export const useVoiceTurn = (id: string, isPlayable: boolean): boolean => {
  const { voices } = useChat();
  const isNext = voices.current === id;
  useEffect(() => (isPlayable ? voices.draw(id) : undefined), [voices, id, isPlayable]);
  // Effects of what is drawn within run first: the player has begun.
  useEffect(() => {
    if (isNext) voices.pass(id);
  }, [voices, id, isNext]);
  return isNext;
};
