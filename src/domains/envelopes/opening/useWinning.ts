import { Switch } from '@livery/contract';
import { useEffect } from 'react';
import { useStores } from '../../../lib/stores/stores.ts';

/** Milliseconds: on, off, on. */
const BUZZ = [30, 60, 30];

/** Points came: heard and felt, once, as far as the person's settings allow it. */
export const useWinning = (hasWon: boolean): void => {
  const { users } = useStores();
  useEffect(() => {
    if (!hasWon) return;
    if (users.me?.sound === Switch.OPEN)
      void import('../../../lib/sound/coins.ts').then(({ coins }) => coins()).catch(() => undefined);
    if (users.me?.vibration === Switch.OPEN) navigator.vibrate?.(BUZZ);
  }, [hasWon, users]);
};
