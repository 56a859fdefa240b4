import type { AlertStore } from '../toasts/alerts.store.ts';
import type { ToastStore, Words } from '../toasts/toasts.store.ts';
import type { Explanation } from './explanation.ts';

export interface Announcers {
  toasts: Pick<ToastStore, 'show'>;
  alerts: Pick<AlertStore, 'show'>;
}

export const wordsOf = ({ text, values }: Explanation): Words => ({ id: text, values });

/** Shows a failure where its row says; what passes through is the caller's to show. */
export const announce = (explanation: Explanation | undefined, { toasts, alerts }: Announcers): void => {
  if (!explanation || explanation.display === 'pass') return;
  if (explanation.display === 'toast') toasts.show(wordsOf(explanation), 'error');
  else alerts.show(wordsOf(explanation), explanation.display);
};
