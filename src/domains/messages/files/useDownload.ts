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
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      saveAddress((await files.open(message)).url, savedName(message));
    } catch (error) {
      fail(error);
    } finally {
      setLoading(false);
    }
  };
  return { download: () => void download(), isLoading };
};
