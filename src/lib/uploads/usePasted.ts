import { useEffect, useEffectEvent } from 'react';

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, [contenteditable]');

/** Office programs copy words with a picture of them. A file manager gives the name of a file as words, but never as a page. */
const isWords = ({ types }: DataTransfer): boolean =>
  types.includes('text/plain') && types.includes('text/html');

/** Takes files that are pasted anywhere on the page. */
export const usePasted = (onPaste: (files: readonly File[]) => void): void => {
  const paste = useEffectEvent(onPaste);
  useEffect(() => {
    const handle = (event: ClipboardEvent) => {
      const { clipboardData, target } = event;
      const files = [...(clipboardData?.files ?? [])];
      if (!clipboardData || files.length === 0 || (isField(target) && isWords(clipboardData))) return;
      event.preventDefault();
      paste(files);
    };
    document.addEventListener('paste', handle);
    return () => document.removeEventListener('paste', handle);
  }, []);
};
