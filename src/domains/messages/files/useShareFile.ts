import type { Message } from '@livery/contract';
import { useState } from 'react';
import { useFailureToast } from '../../../lib/errors/useFailureToast.ts';
import { useStores } from '../../../lib/stores/stores.ts';
import { canShare } from '../../../lib/useShareLink.ts';
import { useChat } from '../useChat.ts';
import { savedName } from './saved-name.ts';

/** Some systems send links on, but no files. */
const canShareFiles = (): boolean => {
  const files = [new File([''], 'photo.jpg', { type: 'image/jpeg' })];
  return canShare() && navigator.canShare?.({ files }) === true;
};

/** The press that asked is too long ago: the file had to come first. */
const isTooLate = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/** Hands the file of a message to whatever the device shares with; undefined where it shares no files. */
export const useShareFile = (message: Message) => {
  const { files } = useChat();
  const { toasts } = useStores();
  const fail = useFailureToast();
  const [isLoading, setLoading] = useState(false);
  if (!canShareFiles()) return undefined;
  const share = async () => {
    setLoading(true);
    const { bytes } = await files.open(message).finally(() => setLoading(false));
    const file = new File([bytes], savedName(message), { type: bytes.type });
    await navigator.share({ files: [file] }).catch((error: unknown) => {
      if (isTooLate(error)) toasts.show({ id: 'room.image.share_again' });
    });
  };
  return { share: () => void share().catch(fail), isLoading };
};
