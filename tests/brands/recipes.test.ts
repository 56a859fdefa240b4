import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { brandsFixture } from '../../server/src/brand/brand.testing.ts';
import { examine } from '../../server/src/brand/doctor/doctor.ts';
import { draftOf } from '../../studio/draft.ts';
import { textsOf } from '../../studio/files.ts';
import { RECIPES, withRecipe } from '../../studio/recipes.ts';
import { readRecipes } from './recipes.ts';

test('four manners are told, as the studio offers them', async () => {
  expect(RECIPES.map(({ name }) => name[1])).toEqual([
    ...['Pill buttons', 'No cards', 'Brutalist', 'Newspaper'],
  ]);
  const offered = RECIPES.map(({ name, does, brand, tokens }) => ({
    ...{ name: name[1], does: does[1], brand, tokens },
  }));
  expect(await readRecipes()).toEqual(offered);
});

test.each(RECIPES)('the doctor is content with a brand that follows "$name.1"', async (recipe) => {
  const fixture = await brandsFixture('aurora');
  const paths = ['brand.json', 'tokens.json'].map((name) => fixture.path(`aurora/${name}`));
  const [brand, tokens] = await Promise.all(
    paths.map(async (path) => JSON.parse(await readFile(path, 'utf8')) as unknown),
  );
  const before = draftOf(brand, tokens);
  if (before.status === 'refused') throw new Error(before.faults.map(({ why }) => why).join('\n'));
  const after = withRecipe(before.draft, recipe);
  if (after.status === 'refused') throw new Error(after.faults.map(({ why }) => why).join('\n'));
  for (const [name, text] of Object.entries(textsOf(after.draft))) {
    expect(text).not.toBe(textsOf(before.draft)[name as 'brand.json']);
    await writeFile(fixture.path(`aurora/${name}`), text);
  }
  expect((await examine(fixture.dir, { id: 'aurora' })).flatMap(({ findings }) => findings)).toEqual([]);
});
