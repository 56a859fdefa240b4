import { expect, it } from 'vitest';
import { graphemesOf, headOf } from './graphemes.ts';

const FAMILY = '👨‍👩‍👧‍👦';

it('takes a family, a flag and a letter with its marks for one each', () => {
  expect(graphemesOf(`${FAMILY}🇮🇳é好`).map(({ segment }) => segment)).toEqual([FAMILY, '🇮🇳', 'é', '好']);
});

it.each([
  ['a short text', 'abc', 5, 'abc'],
  ['letters', 'abcdef', 5, 'abcde'],
  ['characters of two units', '😀😀😀', 2, '😀😀'],
  ['a family across the bound', `abc${FAMILY}def`, 5, 'abc'],
  ['a family that ends at the bound', `abc${FAMILY}def`, 10, `abc${FAMILY}`],
  ['a flag across the bound', 'a🇮🇳🇳🇱', 4, 'a🇮🇳'],
  ['a letter longer than all of it', `a${'̀'.repeat(500)}`, 120, ''],
])('of %s keeps whole letters alone', (_, text, most, head) => {
  expect(headOf(text, most)).toBe(head);
});
