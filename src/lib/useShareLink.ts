import type { MessageId } from './intl/ids.ts';
import { useStores } from './stores/stores.ts';

/** Copies words, and says so. */
export const useCopy = () => {
  const { toasts } = useStores();
  return async (words: string, done: MessageId): Promise<void> => {
    const copied = await navigator.clipboard?.writeText(words).then(
      () => true,
      () => false,
    );
    toasts.show({ id: copied ? done : 'me.id.copy_failed' }, copied ? 'success' : 'error');
  };
};

/** Whether the device has a way of its own to send something on. */
export const canShare = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** Sends a link on in the device's own way; copies it where there is none. `done`: what is said then. */
export const useShareLink = () => {
  const copy = useCopy();
  return async (title: string, url: string, done: MessageId): Promise<void> => {
    if (!canShare()) return copy(url, done);
    await navigator.share({ title, url }).catch(() => undefined);
  };
};
