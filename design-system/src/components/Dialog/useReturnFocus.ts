import { useRef } from 'react';

/** What had the focus before each box opened. */
const openers = new WeakMap<Element, Element>();

/** Radix names a menu by its button. */
const openerOf = (box: Element): Element | null =>
  openers.get(box) ??
  (box.role === 'menu' ? document.getElementById(box.getAttribute('aria-labelledby') ?? '') : null);

/** What has the focus; where that is in a menu or a dialog, which may be gone by then, what opened this, and so on. */
const waysBack = (): Element[] => {
  const ways: Element[] = [];
  for (let way = document.activeElement; way; ) {
    ways.push(way);
    const box = way.closest('[role=menu], [role$=dialog]');
    way = box && openerOf(box);
  }
  return ways;
};

/**
 * Gives the focus back to what had it. Radix does so for its own trigger only; our dialogs are opened from anywhere:
 * a menu, a refused like, a response of the server.
 */
export function useReturnFocus(open: boolean, onOpen?: (event: Event) => void) {
  const ways = useRef<Element[]>([]);
  const wasOpen = useRef(false);
  if (open !== wasOpen.current) {
    wasOpen.current = open;
    // While rendering: a field inside that takes the focus by itself has it before any effect runs.
    if (open) ways.current = waysBack();
  }
  const remember = (box: unknown) => {
    const [opener] = ways.current;
    if (box instanceof Element && opener) openers.set(box, opener);
  };
  return {
    /** For a box that does not tell when it takes the focus. */
    remember,
    focus: {
      onOpenAutoFocus(event: Event) {
        remember(event.currentTarget);
        onOpen?.(event);
      },
      onCloseAutoFocus(event: Event) {
        event.preventDefault();
        const way = ways.current.find(({ isConnected }) => isConnected);
        if (way instanceof HTMLElement) way.focus();
      },
    },
  };
}
