// @vitest-environment node
import { LIMITS, parseMessageText } from '@livery/contract';
import { expect, it } from 'vitest';
import { surplusOf } from './words-length.ts';

it.each(['a', '茶', '😀'])('counts as the server does: %s', (letter) => {
  const most = letter.repeat(LIMITS.messageText);
  expect(surplusOf(most)).toBe(0);
  expect(parseMessageText(most)).toBe(most);
  expect(surplusOf(most + letter)).toBe(1);
  expect(parseMessageText(most + letter)).toBeUndefined();
});
