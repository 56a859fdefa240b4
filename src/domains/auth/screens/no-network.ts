import type { ToastStore } from '../../../lib/toasts/toasts.store.ts';

/** Sign-up and recovery show a toast when there is no network (product.md section 8). */
export const announceNoNetwork =
  (toasts: Pick<ToastStore, 'show'>): (() => void) =>
  () =>
    toasts.show({ id: 'auth.no_network' }, 'error');
