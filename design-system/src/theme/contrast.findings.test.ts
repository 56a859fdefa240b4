// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastFindings } from './contrast.findings.ts';
import { deriveColors, isDerived } from './derive.ts';
import { distance, oklchOf } from './oklch.ts';
import { brandIds, readTokenFile } from './testing.ts';
import type { ThemeTokens } from './themeTokens.ts';
import { parseTokens } from './tokens.ts';
import { type Color, hexOf, type TokenValue } from './values.ts';

const [first = ''] = brandIds;

function themeOf(id: string): Map<string, TokenValue> {
  const parsed = parseTokens(readTokenFile(id));
  if (parsed.status === 'refused') throw new Error('refused');
  return new Map(parsed.tokens);
}

const fromHex = (hex: string): Color => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return { components: [r, g, b], alpha: 1 };
};

const painted = (theme: ThemeTokens, colors: Readonly<Record<string, string>>): ThemeTokens =>
  new Map([
    ...theme,
    ...Object.entries(colors).map(([path, hex]): [string, TokenValue] => [
      path,
      { type: 'color', value: fromHex(hex) },
    ]),
  ]);

const hexAt = (theme: ThemeTokens, path: string): string => {
  const token = theme.get(path);
  return token?.type === 'color' ? hexOf(token.value) : '';
};

/** What a person has who does what every sentence says. */
const healed = (theme: ThemeTokens): ThemeTokens =>
  painted(
    theme,
    Object.fromEntries(contrastFindings(theme).map(({ path, suggestion = '' }) => [path, suggestion])),
  );

const theme = themeOf(first);
const base = hexAt(theme, 'color.light.surface.base');

test('links without a bubble are held against the wallpaper, also where times on it are read', () => {
  const wrong = painted(theme, { 'color.light.chat.wallpaper': '#cfcfcf' });
  const found = contrastFindings(wrong);
  expect(found.length).toBeGreaterThan(0);
  expect(JSON.stringify(found)).toContain('chat.wallpaper');
});

describe('one finding for one mistake', () => {
  test.each([
    ['a button that is its ground', 'color.light.accent.solid', base],
    ['a field that is its ground', 'color.light.surface.control', base],
    ['a button that is nearly its ground in the dark', 'color.dark.accent.solid', '#20263a'],
    ['a ground that is turned round', 'color.light.surface.raised', '#101010'],
    ['a ground in the middle', 'color.dark.surface.base', '#808080'],
    ['a text as pale as its ground', 'color.light.text.primary', base],
  ])('%s', (_, path, hex) => {
    const wrong = painted(theme, { [path]: hex });
    expect(contrastFindings(wrong).map((finding) => finding.path)).toEqual([path]);
    expect(contrastFindings(healed(wrong))).toEqual([]);
  });

  test('a strong yellow is a button on white; a pale one is none', () => {
    const yellow = { 'color.light.accent.solid': '#ffd400', 'color.light.text.onAccent': '#000000' };
    const states = {
      'color.light.accent.solidHover': '#ffd400',
      'color.light.accent.solidActive': '#ffd400',
    };
    expect(contrastFindings(painted(theme, { ...yellow, ...states }))).toEqual([]);
    const pale = painted(theme, { ...yellow, ...states, 'color.light.accent.solid': '#fff6c8' });
    expect(contrastFindings(pale).map(({ path }) => path)).toEqual(['color.light.accent.solid']);
  });
});

describe('meanings that look alike', () => {
  test('success like danger is moved towards green, as little as it takes', () => {
    const danger = hexAt(theme, 'color.light.status.danger.solid');
    const wrong = painted(theme, { 'color.light.status.success.solid': danger });
    const [finding, ...others] = contrastFindings(wrong);
    expect(others).toEqual([]);
    expect(finding?.path).toBe('color.light.status.success.solid');
    expect(finding?.why).toContain('the colour of danger, so people would take one for the other');
    const found = fromHex(finding?.suggestion ?? '');
    expect(distance(found, fromHex(danger))).toBeGreaterThanOrEqual(0.1);
    expect(distance(found, fromHex(danger))).toBeLessThan(0.2);
    expect(oklchOf(found).l).toBeCloseTo(oklchOf(fromHex(danger)).l, 1);
    expect(contrastFindings(healed(wrong))).toEqual([]);
  });

  test('danger like success is blamed on danger', () => {
    const success = hexAt(theme, 'color.dark.status.success.text');
    const wrong = painted(theme, { 'color.dark.status.danger.text': success });
    expect(contrastFindings(wrong).map(({ path }) => path)).toEqual(['color.dark.status.danger.text']);
    expect(contrastFindings(healed(wrong))).toEqual([]);
  });
});

test('whatever one colour is changed to, doing what the sentences say leaves no finding, and there are few', () => {
  const paths = [...theme].flatMap(([path, { type }]) => (type === 'color' ? [path] : []));
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(fc.constantFrom(...paths), hex, (path, color) => {
      const wrong = painted(theme, { [path]: color });
      const findings = contrastFindings(wrong);
      expect(findings.length).toBeLessThanOrEqual(2);
      for (const { why, remedy } of findings) expect(`${why}; ${remedy}`).not.toMatch(/undefined|NaN/);
      if (findings.every(({ suggestion }) => suggestion !== undefined))
        expect(contrastFindings(healed(wrong))).toEqual([]);
    }),
    { numRuns: 120 },
  );
});

test('grounds that no fill can be seen on are told, and end nothing', () => {
  const keys = new Map([...theme].filter(([path]) => !isDerived(path)));
  const grounds = { 'color.dark.surface.base': '#aaaaaa', 'color.dark.surface.raised': '#ffffff' };
  const findings = contrastFindings(deriveColors(painted(keys, grounds)));
  const told = findings.map(({ path, why }) => `${path} ${why}`).join('\n');
  expect(told).toContain('no shade of it can be seen on both');
});
