import type { ApiFailure } from '../http/failure.ts';
import type { MessageId } from '../intl/ids.ts';
import type { ToastTone, Words } from '../toasts/toasts.store.ts';
import type { Announcers } from './announce.ts';

type ScreenRow =
  | { display: 'toast'; tone: ToastTone; text: MessageId; isServerFirst?: true }
  | { display: 'alert' | 'dialog'; text: MessageId; isServerFirst?: true };

/**
 * What screens say by themselves, for those that several screens share (product.md section 8, "Screen-level errors").
 * `isServerFirst`: the server's own message where it has one. Login, sign-up, recovery and following say theirs in
 * their domains.
 */
export const screenRows = {
  pinFull: { display: 'toast', tone: 'error', text: 'error.screen.pin_full' },
  pinRepeated: { display: 'toast', tone: 'error', text: 'error.pin_repeated' },
  pinFailed: { display: 'dialog', text: 'error.screen.server_error', isServerFirst: true },
  uploadFailed: { display: 'toast', tone: 'error', text: 'error.upload_failed', isServerFirst: true },
  blockAdded: { display: 'toast', tone: 'success', text: 'error.screen.block_added' },
  blockRemoved: { display: 'toast', tone: 'success', text: 'error.screen.block_removed' },
  merchantBindingFailed: { display: 'alert', text: 'error.screen.merchant_binding' },
} as const satisfies Record<string, ScreenRow>;

export type ScreenError = keyof typeof screenRows;

/** Shows what a screen has to say about its own action, after `failure` if there was one. */
export const announceOnScreen = (
  name: ScreenError,
  { toasts, alerts }: Announcers,
  failure?: Pick<ApiFailure, 'message'>,
): void => {
  const row: ScreenRow = screenRows[name];
  const message = row.isServerFirst ? failure?.message : undefined;
  const words: Words = message ? { plain: message } : { id: row.text };
  if (row.display === 'toast') toasts.show(words, row.tone);
  else alerts.show(words, row.display);
};
