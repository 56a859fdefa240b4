import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** What can stand beside a conversation. */
export type PaneKind = 'search' | 'media';

interface Opened {
  room: string;
  kind: PaneKind;
  /** Where the focus was. */
  from: Element | null;
}

const isFind = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'f' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** What stands beside a conversation; Ctrl+F or Cmd+F opens the search, a second time the browser's own. */
export const usePane = (room: string, isReady: boolean) => {
  const [opened, setOpened] = useState<Opened>();
  const shown = isReady && opened?.room === room ? opened.kind : undefined;
  const open = useCallback(
    (kind: PaneKind) => setOpened({ room, kind, from: document.activeElement }),
    [room],
  );
  const close = () => {
    setOpened(undefined);
    if (opened?.from instanceof HTMLElement) opened.from.focus({ preventScroll: true });
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isBusy = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
    if (!isReady || shown === 'search' || isBusy || event.defaultPrevented || !isFind(event)) return;
    event.preventDefault();
    open('search');
  });
  useEffect(() => {
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
  return { shown, open, close };
};
