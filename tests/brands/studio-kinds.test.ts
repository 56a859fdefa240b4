import { expect, test } from 'vitest';
import { productTexts } from '../../server/cli/brand/product-texts.ts';
import { KINDS, textsFound } from '../../studio/words/kinds.ts';

const own = { 'nav.home': 'Home', 'head.title.login': '{brand}', 'auth.send': 'Send code' };
const nothing = { search: '', overrides: {}, complained: [] };
const ids = (wanted: Partial<Parameters<typeof textsFound>[1]>) =>
  textsFound(own, { kind: 'changed', ...nothing, ...wanted }).map(([id]) => id);

test('what the brand changed, and what is found of it', () => {
  expect(ids({})).toEqual([]);
  expect(ids({ overrides: { 'nav.home': 'Front' }, complained: ['auth.send'] })).toEqual([
    'nav.home',
    'auth.send',
  ]);
});

test('texts of one place', () => {
  expect(ids({ kind: 'head' })).toEqual(['head.title.login']);
  expect(ids({ kind: 'all' })).toHaveLength(3);
});

test('a search goes through all, whatever kind is shown: ids, own words and the brand’s', () => {
  expect(ids({ kind: 'head', search: ' SEND ' })).toEqual(['auth.send']);
  expect(ids({ search: 'front', overrides: { 'nav.home': 'Front' } })).toEqual(['nav.home']);
});

test('every kind has texts in the product', async () => {
  const texts = await productTexts('en');
  const counts = KINDS.filter((kind) => kind !== 'changed').map(
    (kind) => textsFound(texts, { kind, ...nothing }).length,
  );
  expect(Math.min(...counts)).toBeGreaterThan(3);
});
