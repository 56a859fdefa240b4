import { LIMITS } from '@livery/contract';
import { useText } from '../../../lib/intl/useText.ts';
import { surplusOf } from '../words-length.ts';

/** What is said at a field whose words are too long for one message; undefined where they are not. */
export const useTooLongText = (words: string): string | undefined => {
  const text = useText();
  const over = surplusOf(words);
  return over > 0 ? text('room.too_long', { max: LIMITS.messageText, over }) : undefined;
};
