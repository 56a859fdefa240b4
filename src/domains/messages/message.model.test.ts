// @vitest-environment node
import { expect, it } from 'vitest';
import { quoteOf } from './message.model.ts';
import { messageOf } from './testing.ts';

it('quotes the beginning of a long text, and no half of a family or a flag', () => {
  const start = 'x'.repeat(118);
  const quoted = (text: string) => quoteOf(messageOf({ seq: 1, text })).text;
  expect(quoted(`${start}👨‍👩‍👧‍👦 are here`)).toBe(start);
  expect(quoted(`${start}🇮🇳🇳🇱`)).toBe(`${start}🇮🇳`);
});
