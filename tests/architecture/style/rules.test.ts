// @vitest-environment node
import { expect, test } from 'vitest';
import { ALLOWED, COMPONENT, REFUSED, REFUSED_TWICE } from './plants.ts';
import { publicNames } from './props.ts';
import { judge, rulesFor } from './rules.ts';
import { parse } from './source.ts';

const rules = rulesFor({
  brands: { aurora: ['Aurora', '极光'], jade: ['Jade', '翠'] },
  publicNames: new Set(['Tag']),
});
const found = (path: string, text: string) => [
  ...new Set(judge(rules, parse(path, text)).map(({ rule }) => rule)),
];

test('every rule has its plants', () => {
  expect(Object.keys(REFUSED).sort()).toEqual(rules.map(({ name }) => name).sort());
});

const plants = Object.entries(REFUSED).flatMap(([rule, all]) =>
  all.map(([path, text]): [string, string, string] => [rule, path, text]),
);

test.each(plants)('%s refuses, in %s: %s', (rule, path, text) => {
  expect(found(path, text)).toEqual([rule]);
});

test.each(REFUSED_TWICE)('two rules refuse, in %s: %s', (path, text) => {
  expect(found(path, text)).toEqual(['no-colour-literal', 'no-palette-class']);
});

test.each(ALLOWED)('let through, in %s: %s', (path, text) => {
  expect(found(path, text)).toEqual([]);
});

test('a finding tells where it stands', () => {
  const [finding] = judge(rules, parse(COMPONENT, "\nconst tone = 'bg-red-500';"));
  expect(finding).toEqual({ rule: 'no-palette-class', path: COMPONENT, line: 2, text: "'bg-red-500'" });
});

test('public is what an entry file exports by name', () => {
  const entry = parse('design-system/src/index.ts', "export { type CardProps, Card } from './Card.tsx';");
  expect([...publicNames([entry.tree])]).toEqual(['CardProps', 'Card']);
});
