// @vitest-environment node
import { KEY_COLORS, schemeTokens, sharedTokens } from '@livery/design-system/theme';
import { SCENES } from '@livery/design-system/variants';
import { expect, test } from 'vitest';
import { laidPairs } from '../../design-system/src/theme/contrast.ts';
import { editorSchemas } from '../../server/src/brand/brand.schema.editor.ts';
import { EASINGS, FAMILIES } from '../ListSection.tsx';
import { densityScales, lineScales, motionScales, radiusScales, typeScales } from '../scales.ts';
import { choicesOf, fieldsOf, type Schema } from '../schema.ts';
import {
  hintOf,
  isNamed,
  isTokenNamed,
  isValueNamed,
  nameOf,
  plainly,
  tokenName,
  valueHint,
  valueName,
} from './names.ts';

/** What has a slider or a list. */
const CONTROLLED = [
  ...[...radiusScales, ...lineScales, ...densityScales, ...typeScales, ...motionScales].flatMap(
    ({ group, names }) => names.map((name) => `${group}.${name}`),
  ),
  ...FAMILIES,
  ...EASINGS,
];

const english = (_: string, text: string): string => text;
const chinese = (text: string): string => text;
const fields = fieldsOf(JSON.parse(editorSchemas().get('brand.schema.json') ?? '{}') as Schema);
/** Those of fonts are read from the files themselves. */
const shown = fields.filter(([path]) => !path.startsWith('fonts.'));

test('every field of a brand has a plain name: add it to names/fields.ts', () => {
  expect(shown.length).toBeGreaterThan(60);
  expect(shown.map(([path]) => path).filter((path) => !isNamed(path))).toEqual([]);
});

test('so has every value of a closed list: add it to names/values.ts', () => {
  const values = shown.flatMap(([path, schema]) =>
    (choicesOf(schema) ?? (schema.items && choicesOf(schema.items)) ?? []).map(
      (value) => [path, value] as const,
    ),
  );
  expect(values.length).toBeGreaterThan(80);
  expect(values.filter(([path, value]) => !isValueNamed(path, value))).toEqual([]);
});

test('so has everything that has a slider, a list or a drop: add it to names/tokens.ts', () => {
  const paths = [
    ...KEY_COLORS,
    ...CONTROLLED,
    ...Object.keys(schemeTokens.elevation).map((name) => `elevation.${name}`),
    ...SCENES.map((name) => `scenes.${name}`),
  ];
  expect(paths.filter((path) => !isTokenNamed(path))).toEqual([]);
});

test('and everything of the contract that is no colour has one of them', () => {
  const leaves = (group: object, at: string): string[] =>
    Object.entries(group).flatMap(([name, node]: [string, unknown]) =>
      typeof node === 'object' && node !== null ? leaves(node, `${at}${name}.`) : [`${at}${name}`],
    );
  expect(leaves(sharedTokens, '').filter((path) => !CONTROLLED.includes(path))).toEqual([]);
});

test('a field that nobody named is called by its key, and described by its schema', () => {
  expect(nameOf('features.short_videos', english)).toBe('Short videos');
  expect(hintOf('features.short_videos', { description: 'Clips.' }, english)).toBe('Clips.');
  expect(hintOf('features.short_videos', { description: 'Clips.' }, chinese)).toBeUndefined();
  expect(valueName('variants.feedCard', 'wideOpen', english)).toBe('Wide open');
  expect(valueHint('variants.feedCard', 'wideOpen', english)).toBeUndefined();
  expect(tokenName('shape.radius.newPart', english)).toBe('Radius new part');
});

test('names are those of the place, of lists too, and languages are called by themselves', () => {
  expect([nameOf('tabs', english), nameOf('variants.tabs', english)]).toEqual([
    'Places of the navigation',
    'Names over lists',
  ]);
  expect(nameOf('links.2.url', chinese)).toBe('地址');
  expect(nameOf('links.0.label.zh-TW', english)).toBe('繁體中文');
  expect(valueName('locale', 'zh-TW', english)).toBe('繁體中文');
});

test('what the doctor says of colours is said without their paths', () => {
  const english = (_: string, words: string) => words;
  const sentence =
    '#a08c6a on chat.wallpaper under 0.14 of accent.text has a contrast of 2.24; see brand.json, v1.2.';
  expect(plainly(sentence, english)).toBe(
    '#a08c6a on “Ground of chats” under 0.14 of “Text in the accent” has a contrast of 2.24; see brand.json, v1.2.',
  );
  expect(plainly('不如 surface.base 清楚', (words) => words)).toBe('不如 “页面底色” 清楚');
  const said = new Set(laidPairs.flatMap(({ made, foreground }) => [...made, foreground]));
  expect([...said].filter((path) => plainly(path, english) === path)).toEqual([]);
});
