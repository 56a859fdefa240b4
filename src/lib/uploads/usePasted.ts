import { useEffect, useEffectEvent } from 'react';

/** Takes files that are pasted anywhere on the page. */
export const usePasted = (onPaste: (files: readonly File[]) => void): void => {
  const paste = useEffectEvent(onPaste);
  useEffect(() => {
    const handle = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      paste(files);
    };
    document.addEventListener('paste', handle);
    return () => document.removeEventListener('paste', handle);
  }, []);
};
