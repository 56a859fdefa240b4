import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { brandsFixture } from '../../server/src/brand/brand.testing.ts';
import { examine } from '../../server/src/brand/doctor/doctor.ts';
import { changedAt, type Json } from '../../studio/json.ts';
import { readRecipes } from './recipes.ts';

const recipes = await readRecipes();

test('four manners are told', () => {
  expect(recipes.map(({ name }) => name)).toEqual(['Pill buttons', 'No cards', 'Brutalist', 'Newspaper']);
});

test.each(recipes)('the doctor is content with a brand that follows "$name"', async ({ brand, tokens }) => {
  const fixture = await brandsFixture('aurora');
  const write = async (name: string, change: (json: Json) => Json): Promise<void> => {
    const path = fixture.path(`aurora/${name}`);
    const json = JSON.parse(await readFile(path, 'utf8')) as Json;
    const next = change(json);
    expect(next).not.toEqual(json);
    await writeFile(path, JSON.stringify(next));
  };
  const put =
    (fields: Readonly<Record<string, unknown>>, wrap: (value: unknown) => (node: unknown) => unknown) =>
    (json: Json): Json =>
      Object.entries(fields).reduce((out, [path, value]) => changedAt(out, path, wrap(value)), json);
  await write(
    'brand.json',
    put(brand, (value) => () => value),
  );
  await write(
    'tokens.json',
    put(tokens, ($value) => (node) => ({ ...(node as Json), $value })),
  );
  expect((await examine(fixture.dir, { id: 'aurora' })).flatMap(({ findings }) => findings)).toEqual([]);
});
