import type { Message } from '@livery/contract';
import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../../../lib/http/failure.ts';
import { useChat } from '../useChat.ts';
import type { OpenFile } from './message-files.ts';

export type MessageFile =
  | { status: 'idle' | 'loading' | 'failed' | 'gone' }
  | { status: 'ready'; file: OpenFile };

/** Gone for good: expired, or nobody's to see any more. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiFailure && [403, 404, 410].includes(error.status);

/** The file of a message, from when it is wanted. */
export const useMessageFile = (message: Message, isWanted: boolean) => {
  const { files } = useChat();
  const [state, setState] = useState<MessageFile>({ status: 'idle' });
  const [tries, setTries] = useState(0);
  const { id, group_id } = message;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks once more
  useEffect(() => {
    if (!isWanted) return;
    let isMounted = true;
    const become = (next: MessageFile) => isMounted && setState(next);
    become({ status: 'loading' });
    files.open({ id, group_id }).then(
      (file) => become({ status: 'ready', file }),
      (error: unknown) => become({ status: isGone(error) ? 'gone' : 'failed' }),
    );
    return () => {
      isMounted = false;
    };
  }, [files, id, group_id, isWanted, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { state, retry };
};
