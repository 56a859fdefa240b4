import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spaced } from './spaced.ts';

const rowsOf = (authors: string) => [...authors].map((author_id, at) => ({ author_id, at }));
const order = (authors: string, last?: string) =>
  spaced(rowsOf(authors), last)
    .map(({ author_id }) => author_id)
    .join('');

test.each([
  ['abc', undefined, 'abc'],
  ['aab', undefined, 'aba'],
  ['baa', undefined, 'aba'],
  ['abc', 'a', 'bac'],
  ['aaab', undefined, 'abaa'],
  ['aaa', 'a', 'aaa'],
  ['', 'a', ''],
])('%s after %s becomes %s', (authors, last, expected) => {
  expect(order(authors, last)).toBe(expected);
});

test('keeps every row, and no author comes twice in a row where that can be', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 30 }), (authors) => {
      const rows = spaced(rowsOf(authors), undefined);
      expect(rows.map(({ at }) => at).sort((one, other) => one - other)).toEqual(
        rowsOf(authors).map(({ at }) => at),
      );
      const most = Math.max(0, ...['a', 'b', 'c', 'd'].map((name) => authors.split(name).length - 1));
      const pairs = rows.filter(({ author_id }, at) => at > 0 && rows[at - 1]?.author_id === author_id);
      if (most <= Math.ceil(authors.length / 2)) expect(pairs).toEqual([]);
    }),
  );
});
