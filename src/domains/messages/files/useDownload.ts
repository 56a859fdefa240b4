import type { Message } from '@livery/contract';
import { useState } from 'react';
import { Submission } from '../../../lib/forms/submission.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { useChat } from '../useChat.ts';

const save = (url: string, name: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
};

/** Fetches the file of a message and saves it under its own name. */
export const useDownload = (message: Message) => {
  const { files } = useChat();
  const { toasts } = useStores();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    const asking = new Submission();
    const opened = await asking.send(() => files.open(message));
    setLoading(false);
    if (asking.problem) toasts.show(asking.problem, 'error');
    if (opened) save(opened.result.url, message.filename ?? '');
  };
  return { download: () => void download(), isLoading };
};
