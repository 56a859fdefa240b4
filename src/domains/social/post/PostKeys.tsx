import { useState } from 'react';
import { lazily } from '../../../lib/lazily.tsx';
import { overlayFailed } from '../../../lib/OverlayFailure.tsx';
import { useStageKeys } from './useStageKeys.ts';

const KeySheet = lazily(() => import('./KeySheet.tsx'), 'KeySheet', { failed: overlayFailed });

/** `?` shows what the keys of a post do. */
export function PostKeys() {
  const [isOpen, setOpen] = useState<boolean>();
  useStageKeys({ '?': () => setOpen(true) });
  return isOpen !== undefined && <KeySheet open={isOpen} onClose={() => setOpen(false)} />;
}
