import { useRef } from 'react';

/**
 * Gives the focus back to what had it. Radix does so for its own trigger only; our dialogs are opened from anywhere:
 * a menu, a refused like, a response of the server.
 */
export function useReturnFocus(open: boolean, onOpen?: (event: Event) => void) {
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  if (open !== wasOpen.current) {
    wasOpen.current = open;
    // While rendering: a field inside that takes the focus by itself has it before any effect runs.
    if (open) opener.current = document.activeElement;
  }
  return {
    onOpenAutoFocus(event: Event) {
      onOpen?.(event);
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
