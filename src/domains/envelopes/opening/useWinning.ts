import { Switch } from '@livery/contract';
import { useEffect } from 'react';
import { feel } from '../../../lib/haptics/feel.ts';
import { hear } from '../../../lib/sound/hear.ts';
import { useStores } from '../../../lib/stores/stores.ts';

/** Points came: heard and felt, once, as far as the person's settings allow it. */
export const useWinning = (hasWon: boolean): void => {
  const { users } = useStores();
  useEffect(() => {
    if (!hasWon) return;
    if (users.me?.sound === Switch.OPEN) hear('opened');
    feel('won', users.me);
  }, [hasWon, users]);
};
