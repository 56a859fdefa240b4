// @vitest-environment node
import { expect, it } from 'vitest';
import { parseEmoji } from './emoji.ts';

it.each([
  ['👍', '👍'],
  ['❤️', '❤️'],
  ['❤', '❤️'],
  ['👍🏽', '👍🏽'],
  ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'],
  ['🇮🇳', '🇮🇳'],
  ['1️⃣', '1️⃣'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
])('reads %s', (text, emoji) => expect(parseEmoji(text)).toBe(emoji));

it.each([
  '',
  ' ',
  '👍👍',
  '👍 ',
  'a',
  '1',
  '#',
  '好',
  ':)',
  '👍a',
  '\u200d',
  '🇮',
  '<b>',
  '👍\ufe0f\ufe0f',
  '👍'.repeat(40),
])('refuses %j', (text) => expect(parseEmoji(text)).toBeUndefined());
