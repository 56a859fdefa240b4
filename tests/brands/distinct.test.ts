import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEVERS, type Lever, type Variants } from '../../design-system/src/variants/index.ts';
import { MANNER_NAMES, MANNERS, type Manner } from '../../server/cli/brand/shapes.ts';
import { brandFolders } from '../../server/src/brand/brand.loader.ts';
import { BRANDS_DIR } from '../../server/src/brand/brand.testing.ts';
import { isFixture } from '../support/fixture-brands.ts';
import { ADDED_VARIANTS } from './added-brand.ts';

const names = Object.keys(LEVERS) as Lever[];
const chosen = async (id: string): Promise<string[]> => {
  const file = JSON.parse(await readFile(join(BRANDS_DIR, id, 'brand.json'), 'utf8')) as {
    variants?: Variants;
  };
  return names.map((lever) => file.variants?.[lever] ?? LEVERS[lever][0]);
};

// Of a brand that somebody adds it is theirs to say how much it takes from another.
const ids = (await brandFolders(BRANDS_DIR)).filter(isFixture).sort();
const choices = await Promise.all(ids.map(chosen));
const pairs = ids.flatMap((one, at) =>
  ids.slice(at + 1).map((other, on) => [one, other, at, at + 1 + on] as const),
);

test.each(pairs)('%s and %s agree on no more than half of the variants', (_, __, one, other) => {
  const shared = names.filter((_name, at) => choices[one]?.[at] === choices[other]?.[at]);
  expect(shared.length, shared.join()).toBeLessThanOrEqual(names.length / 2);
});

test.each(MANNER_NAMES)('a new brand of the manner %s agrees with none of them on more than half', (name) => {
  const { variants }: Manner = MANNERS[name];
  const own = names.map((lever) => variants[lever] ?? LEVERS[lever][0]);
  const others = MANNER_NAMES.filter((each) => each !== name).map((each): Variants => MANNERS[each].variants);
  const all = [...choices, ...others.map((each) => names.map((lever) => each[lever] ?? LEVERS[lever][0]))];
  for (const other of all) {
    const shared = names.filter((_name, at) => own[at] === other[at]);
    expect(shared.length, shared.join()).toBeLessThanOrEqual(names.length / 2);
  }
});

test('every variant is chosen by a brand, by a manner that new ones start from, or by the one that tests add', () => {
  const all = names.flatMap((lever) => LEVERS[lever].map((value) => `${lever}: ${value}`));
  const used = new Set(choices.flatMap((values) => values.map((value, at) => `${names[at]}: ${value}`)));
  const others: Variants[] = [
    ADDED_VARIANTS,
    ...MANNER_NAMES.map((name): Variants => MANNERS[name].variants),
  ];
  for (const [lever, value] of others.flatMap((each) => Object.entries(each))) used.add(`${lever}: ${value}`);
  expect(all.filter((each) => !used.has(each))).toEqual([]);
});
