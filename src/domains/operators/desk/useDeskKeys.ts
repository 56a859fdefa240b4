import { type RefObject, useEffect } from 'react';
import type { Desk } from './desk.ts';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null;

/** A lets be, R asks for the reason, J and K go on and back; not while somebody types. */
export const useDeskKeys = (
  desk: Pick<Desk, 'accept' | 'step'>,
  reason: RefObject<HTMLInputElement | null>,
): void =>
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A key that is held would decide on what nobody has seen.
      if (event.repeat || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'a') void desk.accept();
      else if (key === 'j') desk.step(1);
      else if (key === 'k') desk.step(-1);
      else if (key === 'r') reason.current?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [desk, reason]);
