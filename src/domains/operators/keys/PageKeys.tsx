import { useState } from 'react';
import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import { useKeys } from './useKeys.ts';

const KeySheet = lazily(() => import('./KeySheet.tsx'), 'KeySheet', { failed: overlayFailed });

const toRows = (): void => document.querySelector<HTMLElement>('main tbody > tr')?.focus();

/** Keys of every page of the console: J and K lead to its first row, from where the table has its own, and `?` says what there is. */
export function PageKeys() {
  /** Undefined until it was first asked for. */
  const [isOpen, setOpen] = useState<boolean>();
  useKeys({ j: toRows, k: toRows, '?': () => setOpen(true) });
  return isOpen !== undefined && <KeySheet open={isOpen} onClose={() => setOpen(false)} />;
}
