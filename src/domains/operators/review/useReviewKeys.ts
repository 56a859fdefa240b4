import { type RefObject, useEffect } from 'react';
import type { ReviewQueue } from './review.store.ts';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null;

/** A approves, R asks for the reason, J and K go on and back; not while somebody types. */
export const useReviewKeys = (queue: ReviewQueue, reason: RefObject<HTMLInputElement | null>): void =>
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A key that is held would decide on posts that nobody has seen.
      if (event.repeat || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'a') void queue.decide('approve');
      else if (key === 'j') queue.step(1);
      else if (key === 'k') queue.step(-1);
      else if (key === 'r') reason.current?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [queue, reason]);
