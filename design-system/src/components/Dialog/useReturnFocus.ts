import { useRef } from 'react';

/**
 * Gives the focus back to what had it. Radix does so for its own trigger only; our dialogs are opened from anywhere:
 * a menu, a refused like, an answer of the server.
 */
export function useReturnFocus(onOpen?: (event: Event) => void) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement;
      onOpen?.(event);
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
