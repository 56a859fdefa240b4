// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { parseTokens, requiredTokens, type ThemeTokens } from '@livery/design-system/theme';
import { expect, test } from 'vitest';
import { cssValue } from '../../design-system/src/theme/themeCss.ts';
import { wireframe, wireframeSizes } from './wireframe.ts';

const paths = [...requiredTokens.keys()];

const cssOf = (tokens: ThemeTokens, path: string): string => {
  const token = tokens.get(path);
  if (token === undefined) throw new Error(`${path} is missing`);
  return cssValue(token);
};

function brandTokens(file: string): ThemeTokens {
  const parsed = parseTokens(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.status === 'refused') throw new Error(file);
  return parsed.tokens;
}

const brands = globSync('brands/*/tokens.json').map((file) => [file, brandTokens(file)] as const);

test.each(wireframeSizes)('no two tokens of the %s wireframe share a value', (size) => {
  const tokens = wireframe(size);
  const told = paths.map((path) => cssOf(tokens, path));
  const twice = paths.filter((_, at) => told.indexOf(told[at] ?? '') !== at);
  expect(twice).toEqual([]);
});

test('the two wireframes share no value, of whichever token', () => {
  const [thin = [], fat = []] = wireframeSizes.map((size) => {
    const tokens = wireframe(size);
    return paths.map((path) => cssOf(tokens, path));
  });
  expect(fat.filter((value) => thin.includes(value))).toEqual([]);
});

test.each(brands)('every token of both wireframes differs from the one in %s', (_, tokens) => {
  const same = wireframeSizes.flatMap((size) => {
    const own = wireframe(size);
    return paths.filter((path) => cssOf(own, path) === cssOf(tokens, path)).map((path) => `${size}: ${path}`);
  });
  expect(same).toEqual([]);
});

test('there are five brands to differ from', () => {
  expect(brands.length).toBeGreaterThanOrEqual(5);
});
