import { expect, test } from 'vitest';
import { brandsFixture, pathOf, refusal } from '../brand.testing.ts';
import { breaks } from './breaks.testing.ts';

test.each(breaks)('%s stops the start with file, field and remedy', async (_, break_, where, sentence) => {
  const fixture = await brandsFixture('aurora');
  await break_(fixture);
  const error = await refusal(fixture.dir);
  expect(error.findings.map(pathOf)).toEqual([where]);
  expect(error.message).toMatch(sentence);
  expect(error.message.startsWith(where)).toBe(true);
});
