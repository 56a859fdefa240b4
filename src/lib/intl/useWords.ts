import type { Words } from '../toasts/toasts.store.ts';
import { type TextOf, useText } from './useText.ts';

/** What somebody wants to say, as text. */
export const say = (words: Words, text: TextOf): string =>
  'plain' in words ? words.plain : text(words.id, words.values);

/** Turns what a store wants to say into text. */
export const useWords = (): ((words: Words) => string) => {
  const text = useText();
  return (words) => say(words, text);
};
