import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { spacing } from '../tailwind/space.ts';
import { schemeTokens, sharedTokens, varName } from '../theme/contract.ts';
import { LEVERS, type Lever, type Variants } from './levers.ts';
import { VARIANT_SHEETS, variantsCss } from './variantsCss.ts';

const COMPONENTS = join(import.meta.dirname, '../components');
const filesOf = (folders: readonly string[], isWanted: (file: string) => boolean): string =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(isWanted)
        .map((file) => readFileSync(join(folder, file), 'utf8')),
    )
    .join('\n');
const FOLDERS = [
  COMPONENTS,
  join(import.meta.dirname, '../motion'),
  join(import.meta.dirname, '../../../src'),
];
const SOURCES = filesOf(FOLDERS, (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file));
const STORIES = filesOf(FOLDERS, (file) => file.endsWith('.stories.tsx'));

const leaves = (group: object, path: string[] = []): string[][] =>
  Object.entries(group).flatMap(([name, value]) =>
    typeof value === 'string' ? [[...path, name]] : leaves(value as object, [...path, name]),
  );
const scheme = leaves(schemeTokens).map(([group = '', ...rest]) => [group, 'light', ...rest].join('.'));
const variables = new Set([...scheme, ...leaves(sharedTokens).map((path) => path.join('.'))].map(varName));

const choices = (Object.keys(LEVERS) as Lever[]).flatMap((lever) =>
  LEVERS[lever].map((value, at) => ({ lever, value, at })),
);
const rulesOf = (lever: Lever, value: string): string => {
  const variants = { [lever]: value } as Variants;
  return VARIANT_SHEETS.map((sheet) => variantsCss(variants, sheet)).join('');
};

/** What is between things, by the classes of the components. */
const LENGTHS = Object.values(spacing).join();

describe.each(choices)('$lever: $value', ({ lever, value, at }) => {
  const css = rulesOf(lever, value);

  test('costs bytes only where it differs from what components draw by themselves', () => {
    expect(css === '').toBe(at === 0);
  });

  test('is shown by a story', () => {
    const isShown = new RegExp(`variants: \\{[^}]*\\b${lever}: '${value}'`).test(STORIES);
    if (at > 0) expect(isShown).toBe(true);
  });

  const own = new Set([...css.matchAll(/(--[a-zA-Z0-9-]+):/g)].map(([, name = '']) => name));

  test('finds its parts in the components', () => {
    const parts = [...css.matchAll(/\.(part-[a-z-]+)|\[class\*=([a-z-]+)\]/g)].map(
      ([, part, token]) => part ?? token ?? '',
    );
    expect(parts.filter((part) => !new RegExp(`\\b${part}(?![\\w-])`).test(SOURCES))).toEqual([]);
    // What stands for everything is a token with another value, or asked for by a program.
    const isAsked = (name: string): boolean => variables.has(name) || SOURCES.includes(`'${name}'`);
    if (at > 0) expect(parts.length || [...own].some(isAsked)).toBeTruthy();
  });

  test('says nothing that nobody reads', () => {
    const isRead = (name: string): boolean =>
      variables.has(name) ||
      css.includes(`var(${name})`) ||
      SOURCES.includes(`'${name}'`) ||
      LENGTHS.includes(`var(${name},`);
    expect([...own].filter((name) => !isRead(name))).toEqual([]);
  });

  test('is drawn from the tokens of the theme: no colour of its own, no variable that is none', () => {
    const asked = [...css.matchAll(/var\((--[a-zA-Z0-9-]+)/g)].map(([, name = '']) => name);
    expect(asked.filter((name) => !variables.has(name) && !own.has(name))).toEqual([]);
    // It stands inside of a style element.
    expect(css).not.toContain('<');
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|brand-/i);
  });
});

test('a brand pays for what it chose alone', () => {
  expect(VARIANT_SHEETS.map((sheet) => variantsCss({}, sheet)).join('')).toBe('');
});
