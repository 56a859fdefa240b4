import { LIMITS } from '@livery/contract';

/** So many characters are too many for one message, counted as the server counts them: an emoji is not two halves. */
export const surplusOf = (words: string): number =>
  words.length <= LIMITS.messageText ? 0 : Math.max(0, [...words].length - LIMITS.messageText);
