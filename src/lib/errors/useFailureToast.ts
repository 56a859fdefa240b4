import { useCallback } from 'react';
import { useStores } from '../stores/stores.ts';
import type { ToastStore } from '../toasts/toasts.store.ts';
import { passedWordsOf } from './passed.ts';

/** Says a failure that has not been announced: a lost connection, or a code that the caller claimed. */
export const showFailure = (toasts: Pick<ToastStore, 'show'>, error: unknown): void => {
  const words = passedWordsOf(error);
  if (words) toasts.show(words, 'error');
};

/** `showFailure` for a component. */
export const useFailureToast = () => {
  const { toasts } = useStores();
  return useCallback((error: unknown) => showFailure(toasts, error), [toasts]);
};
