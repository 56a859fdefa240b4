// @vitest-environment node
import { expect, test } from 'vitest';
import { checkBrandFile } from '../server/src/brand/brand.schema.check.ts';
import { folderOf } from './folder-name.ts';

test.each([
  ['Quince & Co.', 'quinceco'],
  ['Crème Brûlée', 'cremebrulee'],
  ['7 Plums', 'plums'],
  ['李子', ''],
  ['A'.repeat(40), 'a'.repeat(31)],
])('%s suggests "%s"', (title, folder) => {
  expect(folderOf(title)).toBe(folder);
});

test('what is suggested may be a folder', () => {
  const ids = ['Quince & Co.', 'A'.repeat(40)].map(folderOf);
  const found = ids.map((id) => checkBrandFile({ id }).filter(({ field }) => field === 'id'));
  expect(found).toEqual([[], []]);
});
