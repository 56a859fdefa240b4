import type { Message } from '@livery/contract';
import { useState } from 'react';
import { useFailureToast } from '../components/useFailureToast.ts';
import { useChat } from '../useChat.ts';
import { savedName } from './saved-name.ts';

const save = (url: string, name: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
};

/** Fetches the file of a message and saves it under its own name. */
export const useDownload = (message: Message) => {
  const { files } = useChat();
  const fail = useFailureToast();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      save((await files.open(message)).url, savedName(message));
    } catch (error) {
      fail(error);
    } finally {
      setLoading(false);
    }
  };
  return { download: () => void download(), isLoading };
};
