import { useCallback } from 'react';
import { passedWordsOf } from '../../../lib/errors/passed.ts';
import { useStores } from '../../../lib/stores/stores.ts';

/** Says a failure that has not been announced: a lost connection, or a code that the caller claimed. */
export const useFailureToast = () => {
  const { toasts } = useStores();
  return useCallback(
    (error: unknown) => {
      const words = passedWordsOf(error);
      if (words) toasts.show(words, 'error');
    },
    [toasts],
  );
};
