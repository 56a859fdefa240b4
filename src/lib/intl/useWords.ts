import type { Words } from '../toasts/toasts.store.ts';
import { useText } from './useText.ts';

/** Turns what a store wants to say into text. */
export const useWords = (): ((words: Words) => string) => {
  const text = useText();
  return (words) => ('plain' in words ? words.plain : text(words.id, words.values));
};
