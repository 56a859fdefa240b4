import type { Message, PictureSize } from '@livery/contract';
import { useCallback, useEffect, useState } from 'react';
import { useChat } from '../useChat.ts';
import { isGone } from './message-files.ts';

/** For `src`, when it is ready. */
export type MessageFile =
  | { status: 'idle' | 'loading' | 'failed' | 'gone' }
  | { status: 'ready'; url: string };

/** It is loading, or waits until it is wanted. */
export const isComing = ({ status }: MessageFile): boolean => status === 'idle' || status === 'loading';

export interface WantedFile {
  /** Nothing is asked for before. */
  isWanted: boolean;
  /** `whole`: its bytes, in memory. `link`: an address that a player reads in ranges. */
  as: 'whole' | 'link' | 'poster';
  /** Of a picture or a still: how large it is needed; as it is, unless said. */
  size?: PictureSize;
}

/** The file of a message, from when it is wanted. */
export const useMessageFile = (message: Message, { isWanted, as, size }: WantedFile) => {
  const { files } = useChat();
  const [state, setState] = useState<MessageFile>({ status: 'idle' });
  const [tries, setTries] = useState(0);
  const { id, group_id } = message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks once more
  useEffect(() => {
    if (!isWanted) return;
    let isMounted = true;
    const become = (next: MessageFile) => isMounted && setState(next);
    const named = { id, group_id };
    const part = { ...(as === 'poster' && { part: as }), ...(size && { size }) };
    const open = () => files.open(named, part).then(({ url }) => url);
    become({ status: 'loading' });
    (as === 'link' ? files.linkOf(named) : open()).then(
      (url) => become({ status: 'ready', url }),
      (error: unknown) => become({ status: isGone(error) ? 'gone' : 'failed' }),
    );
    return () => {
      isMounted = false;
    };
  }, [files, id, group_id, isWanted, as, size, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  /** It has come, and is of no use: another try asks for it anew. */
  const fail = useCallback(() => setState({ status: 'failed' }), []);
  return { state, retry, fail };
};
