import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requiredTokens } from '@livery/design-system/theme';
import { expect, test } from 'vitest';
import { boundOf } from '../../design-system/src/theme/bounds.ts';
import { brandsFixture } from '../../server/src/brand/brand.testing.ts';
import { adviceAt, findingIn, told, toldOf } from '../../server/src/brand/sentences/told.ts';
import { PHRASES, SENTENCES } from '../../server/src/brand/sentences/zh-CN.ts';
import { brandHere } from './cli-here.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = ['server/src/brand/**/*.ts', 'design-system/src/theme/*.ts'];

/** They say one of several things, each of which a fixture of the doctor says whole. */
const COMPOSED = ['x1 is x1 than x1: x1', 'add itx1', 'make it x1, or choose another wallpaper'];

/** Sentences as they stand in the code, each value of theirs as some word. Those that are put together there are found by their fixtures. */
const written = globSync(SOURCES, { cwd: ROOT })
  .filter((path) => !/\.test\.ts$|\.testing\.ts$|sentences\/|derive\.told/.test(path))
  .flatMap((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    const found = text.matchAll(/\b(?:why|remedy)(?::| =)\s*(?:'((?:[^'\\]|\\.)*)'|`([^`]*)`)/g);
    return [...found].flatMap(([, plain, filled]) => {
      const sentence = plain ?? filled?.replaceAll(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, 'x1') ?? '';
      return /^(?:x1)?$|\$\{/.test(sentence) || COMPOSED.includes(sentence)
        ? []
        : [`${path}: ${sentence.replaceAll("\\'", "'")}`];
    });
  });

test('every sentence in the code has both languages: add it to its topic in server/src/brand/sentences', () => {
  expect(written.length).toBeGreaterThan(150);
  expect(written.filter((line) => !toldOf(line.slice(line.indexOf(': ') + 2)))).toEqual([]);
});

test('so has every reason why a number is out of bounds', () => {
  const reasons = [...requiredTokens.keys()].flatMap((path) => {
    const bound = boundOf(path);
    return bound ? [bound.below, bound.above] : [];
  });
  expect(reasons.length).toBeGreaterThan(100);
  expect(reasons.filter((reason) => PHRASES[reason] === undefined)).toEqual([]);
});

test('a sentence in Chinese names nothing that its English does not, and ends without a stop', () => {
  const holes = (text: string): string[] => text.match(/%[1-9](?!\d)/g) ?? [];
  for (const [english, chinese] of Object.entries({ ...SENTENCES, ...PHRASES })) {
    expect(holes(english), english).toEqual(expect.arrayContaining(holes(chinese)));
    expect(chinese, english).toMatch(/\p{Script=Han}|^%1$/u);
    expect(chinese, english).not.toMatch(/[。；.;]$/u);
  }
});

const said = (why: string, remedy: string): string => adviceAt('', { why, remedy }, 'zh-CN');

test('values stand where Chinese has them, and reasons and lists among them are Chinese as well', () => {
  expect(toldOf('3 px is less than 13 px: nobody could read it')).toEqual({
    code: '%1 is less than %2: %3',
    values: ['3 px', '13 px', 'nobody could read it'],
  });
  expect(
    said('3 px is less than 13 px: nobody could read it', 'write {"value": 13, "unit": "px"}, or more'),
  ).toBe('3 px 小于 13 px：没有人看得清；写 {"value": 13, "unit": "px"} 或更大。');
  expect(
    said('"pills" is none of the choices, so it cannot be used', 'write "underline", "pill" or "text"'),
  ).toBe('"pills" 不在可选的值里，用不了；写成 "underline"、"pill" 或 "text"。');
});

test('what a brand has written stays as it is, and so does a sentence that nobody has said in Chinese', () => {
  expect(
    said('"Salt and Pepper" is another brand, so people would think they are elsewhere', 'write "light"'),
  ).toBe('"Salt and Pepper" 是另一个品牌，别人会以为走错了地方；写成 "light"。');
  expect(said('the moon is full', 'wait')).toBe('the moon is full；wait。');
  expect(findingIn({ why: 'the file is empty', remedy: 'add it' }, 'en')).toEqual({
    why: 'the file is empty',
    remedy: 'add it',
  });
});

test('the place of a finding is told first', () => {
  const finding = {
    file: 'plum/brand.json',
    field: 'title.en',
    why: 'the file is empty',
    remedy: 'remove it',
  };
  expect(told(finding, 'zh-CN')).toBe('plum/brand.json，title.en：文件是空的；删掉它。');
  expect(told(finding, 'en')).toBe('plum/brand.json, title.en: the file is empty; remove it.');
});

test('the command line speaks Chinese where it is asked to', async () => {
  const { dir, change } = await brandsFixture('aurora');
  await change('aurora/brand.json', ['id'], 'borealis');
  const asked = await brandHere('check', 'aurora', '--dir', dir, '--lang', 'zh-CN');
  expect(asked.code).toBe(1);
  expect(asked.out).toContain('aurora: 1 个问题');
  expect(asked.out).toContain('aurora/brand.json，id：');
  const other = await brandHere('check', 'aurora', '--dir', dir, '--lang', 'fr');
  expect([other.code, other.err]).toEqual([2, expect.stringContaining('en and zh-CN')]);
});
