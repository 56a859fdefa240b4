import { expect, test } from 'vitest';
import { wordmarkCss } from './wordmark.ts';

const drawing = { url: '/brands/plum/wordmark.svg?v=1', width: 134, height: 40 };

test('stands in the languages that it is written for, and leaves a brand without any its title in type', () => {
  expect(wordmarkCss({ ...drawing, locales: ['en'] })).toContain(':root:lang(en) .part-word{');
  expect(wordmarkCss({ ...drawing, locales: ['en', 'zh-CN'] })).toContain(':root:lang(en,zh-CN) .part-word{');
  expect(wordmarkCss({ ...drawing, locales: [] })).toBe('');
});

test('an address cannot end the rule that it stands in', () => {
  const css = wordmarkCss({ ...drawing, url: '/a")}body{display:none}', locales: ['en'] });
  expect(css).toContain('url("/a%22)%7Dbody%7Bdisplay:none%7D")');
});
