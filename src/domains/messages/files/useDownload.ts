import type { Message } from '@livery/contract';
import { useState } from 'react';
import { useFailureToast } from '../../../lib/errors/useFailureToast.ts';
import { saveAddress } from '../../../lib/save-file.ts';
import { useChat } from '../useChat.ts';
import { savedName } from './saved-name.ts';

/** Fetches the file of a message and saves it under its own name. */
export const useDownload = (message: Message) => {
  const { files } = useChat();
  const fail = useFailureToast();
  /** 0–1 while it comes. */
  const [share, setShare] = useState<number>();
  const download = async () => {
    setShare(0);
    try {
      saveAddress((await files.open(message, {}, setShare)).url, savedName(message));
    } catch (error) {
      fail(error);
    } finally {
      setShare(undefined);
    }
  };
  return { download: () => void download(), isLoading: share !== undefined, share };
};
