import { fromScreen } from '@livery/design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { isFlag } from '../../../lib/storage/stored-value.ts';
import { tabValue } from '../../../lib/storage/tab-value.ts';
import { useMedia } from '../../../lib/useMedia.ts';

/** What can stand beside a conversation. Details do so from 1280 px on; on anything smaller they are a page over it. */
export type PaneKind = 'search' | 'media' | 'details';

interface Opened {
  room: string;
  kind: PaneKind;
  /** Where the focus was. */
  from: Element | null;
}

const isFind = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'f' && ctrlKey !== metaKey && !altKey && !shiftKey;

const keptDetails = tabValue('details', 1, isFlag);

/** Details that stand beside the rooms, whichever is open: as long as the tab lives. */
const useKeptDetails = (isWide: boolean) => {
  const [isKept, setKept] = useState(() => keptDetails.read() ?? false);
  const keep = (next: boolean) => {
    keptDetails.write(next);
    setKept(next);
  };
  return { isKept: isWide && isKept, keep };
};

const giveFocusBack = ({ from }: Opened): void => {
  if (from instanceof HTMLElement) from.focus({ preventScroll: true });
};

export interface PaneOptions {
  /** There are messages to find. */
  isReady: boolean;
  /** There is nothing to know. */
  isDenied?: boolean;
  /** What stands there from the beginning. */
  first?: PaneKind | undefined;
}

/**
 * What stands beside a conversation. Search and media go over the details and give them free again; Ctrl+F or Cmd+F opens
 * the search, a second time the browser's own.
 */
export const usePane = (room: string, { isReady, isDenied = false, first }: PaneOptions) => {
  const isWide = useMedia(fromScreen('desktop'));
  const [opened, setOpened] = useState<Opened | undefined>(first && { room, kind: first, from: null });
  const details = useKeptDetails(isWide);
  const here = opened?.room === room ? opened : undefined;
  const shown = ((): PaneKind | undefined => {
    if (isDenied) return undefined;
    if (here && (isReady || here.kind === 'details')) return here.kind;
    return details.isKept ? 'details' : undefined;
  })();
  const open = (kind: PaneKind) => {
    setOpened({ room, kind, from: document.activeElement });
    if (kind === 'details' && isWide) details.keep(true);
  };
  const close = () => {
    setOpened(undefined);
    if (shown === 'details' && isWide) details.keep(false);
    if (here) giveFocusBack(here);
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
  return { shown, isWide, open, close };
};

export type Pane = ReturnType<typeof usePane>;
