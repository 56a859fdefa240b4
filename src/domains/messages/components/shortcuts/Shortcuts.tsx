import { useEffect, useState } from 'react';
import { lazily } from '../../../../lib/lazily.tsx';
import { overlayFailed } from '../../../../lib/OverlayFailure.tsx';

const ShortcutSheet = lazily(() => import('./ShortcutSheet.tsx'), 'ShortcutSheet', { failed: overlayFailed });

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** What stands over the room has keys of its own, wherever the focus is. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';

const isForRoom = ({ target, defaultPrevented, isComposing }: KeyboardEvent): boolean =>
  !defaultPrevented && !isComposing && !isWriting(target) && document.querySelector(OVERLAYS) === null;

/** `?` shows what the keys of a conversation do, unless it is being written. */
export function Shortcuts() {
  /** Undefined until it was first asked for. */
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || !isForRoom(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
  return isOpen !== undefined && <ShortcutSheet open={isOpen} onClose={() => setOpen(false)} />;
}
