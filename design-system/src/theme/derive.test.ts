// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastFindings } from './contrast.findings.ts';
import { colorsOf, judgeContrast } from './contrast.ts';
import { derivations } from './derive.rules.ts';
import { toldPairs } from './derive.told.ts';
import { deriveColors, isDerived } from './derive.ts';
import { KEY_COLORS, keyColorsAround } from './keyColors.ts';
import { colorOf, distance, oklchOf } from './oklch.ts';
import { contrastRatio } from './srgb.ts';
import { brandIds, readTokenFile } from './testing.ts';
import type { ThemeTokens } from './themeTokens.ts';
import { optionalTokens, parseTokens, requiredTokens } from './tokens.ts';
import { type Color, hexOf, type TokenValue } from './values.ts';

function themeOf(json: unknown): ThemeTokens {
  const parsed = parseTokens(json);
  if (parsed.status === 'refused') throw new Error(JSON.stringify(parsed.findings));
  return parsed.tokens;
}

const pathOf = (name: string, scheme: string): string =>
  name.startsWith('illustration.') ? name.replace('.', `.${scheme}.`) : `color.${scheme}.${name}`;

/** What is left of a theme when everything that can be derived is taken away. */
const keysOf = (theme: ThemeTokens): Map<string, TokenValue> =>
  new Map([...theme].filter(([path]) => !isDerived(path)));

const any = (least: number, most: number, chroma: number): fc.Arbitrary<Color> =>
  fc
    .record({
      l: fc.double({ min: least, max: most, noNaN: true }),
      c: fc.double({ min: 0, max: chroma, noNaN: true }),
      h: fc.double({ min: 0, max: 360, noNaN: true }),
    })
    .map(colorOf);

const keys = (base: fc.Arbitrary<Color>, raised: fc.Arbitrary<Color>, text: fc.Arbitrary<Color>) =>
  fc.record({
    'surface.base': base,
    'surface.raised': raised,
    'text.primary': text,
    'accent.solid': any(0, 1, 0.37),
    'status.danger.solid': any(0.2, 0.9, 0.37),
    'status.success.solid': any(0.2, 0.9, 0.37),
    'status.warning.solid': any(0.2, 0.9, 0.37),
    'status.info.solid': any(0.2, 0.9, 0.37),
    'envelope.paper': any(0.25, 0.5, 0.2),
    'envelope.seal': any(0.86, 0.95, 0.12),
    'illustration.tintB': any(0, 1, 0.37),
    'illustration.tintC': any(0, 1, 0.37),
  });
const lightKeys = keys(any(0.95, 1, 0.015), any(0.97, 1, 0.01), any(0.05, 0.25, 0.05));
const darkKeys = keys(any(0.08, 0.2, 0.03), any(0.18, 0.24, 0.03), any(0.94, 1, 0.02));

const shared = keysOf(themeOf(readTokenFile(brandIds[0] ?? '')));

function completed(light: Record<string, Color>, dark: Record<string, Color>): ThemeTokens {
  const given = new Map(shared);
  for (const [scheme, colors] of Object.entries({ light, dark })) {
    for (const [name, value] of Object.entries(colors))
      given.set(pathOf(name, scheme), { type: 'color', value });
  }
  return deriveColors(given);
}

test('a brand gives twelve key colours a scheme; every other colour is derived', () => {
  const colors = [...requiredTokens].filter(([, type]) => type === 'color').map(([path]) => path);
  const wanted = ['light', 'dark'].flatMap((scheme) => KEY_COLORS.map((name) => pathOf(name, scheme)));
  expect(colors.filter((path) => !isDerived(path)).sort()).toEqual(wanted.sort());
  expect(colors.length).toBe(2 * (KEY_COLORS.length + derivations.size));
});

test('whatever the key colours, everything that stands on something is legible', () => {
  fc.assert(
    fc.property(lightKeys, darkKeys, (light, dark) => {
      const pairs = judgeContrast(completed(light, dark));
      expect(pairs.filter(({ ratio, least }) => ratio < least)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('every derived colour is a colour that sRGB has, written with eight bits a channel', () => {
  fc.assert(
    fc.property(lightKeys, darkKeys, (light, dark) => {
      for (const [path, token] of completed(light, dark)) {
        if (token.type !== 'color' || !isDerived(path)) continue;
        for (const part of token.value.components) {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(1);
        }
      }
    }),
    { numRuns: 20 },
  );
});

test('any accent makes a theme whose text passes', () => {
  fc.assert(
    fc.property(any(0, 1, 0.37), (accent) => {
      const theme = completed(keyColorsAround(accent, 'light'), keyColorsAround(accent, 'dark'));
      expect(contrastFindings(theme)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

/** Pairs of derived colours that look like one. */
const untold = (theme: ThemeTokens): string[] =>
  (['light', 'dark'] as const).flatMap((scheme) => {
    const { read } = colorsOf(theme, scheme);
    return toldPairs
      .filter(([name, other, least]) => distance(read(name), read(other)) < least)
      .map(([name, other]) => `${scheme}: ${name} ${hexOf(read(name))} on ${other} ${hexOf(read(other))}`);
  });

test('nothing that is derived vanishes in what it lies on, and nothing that is pressed looks as before', () => {
  const accent = any(0, 1, 0.37);
  const [paper, sheet] = [any(0.88, 1, 0.04), any(0.9, 1, 0.04)];
  const [night, panel] = [any(0, 0.22, 0.04), any(0, 0.26, 0.04)];
  fc.assert(
    fc.property(accent, paper, sheet, night, panel, (solid, ...[base, raised, dark, above]) => {
      const light = { ...keyColorsAround(solid, 'light'), 'surface.base': base, 'surface.raised': raised };
      const other = { ...keyColorsAround(solid, 'dark'), 'surface.base': dark, 'surface.raised': above };
      const theme = completed(light, other);
      // Grounds on which an accent cannot be seen are the doctor's.
      fc.pre(contrastFindings(theme).length === 0);
      expect(untold(theme)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test.each(['#000000', '#ffffff'])('an accent of %s moves when it is pressed', (hex) => {
  const ends = hex === '#ffffff' ? 1 : 0;
  const solid: Color = { components: [ends, ends, ends], alpha: 1 };
  const scheme = ends === 1 ? 'dark' : 'light';
  const given = { light: keyColorsAround(solid, 'light'), dark: keyColorsAround(solid, 'dark') };
  const theme = completed(given.light, given.dark);
  const { read } = colorsOf(theme, scheme);
  expect(hexOf(read('accent.solid'))).toBe(hex);
  const states = ['accent.solidHover', 'accent.solidActive'].map((name) => distance(read(name), solid));
  expect(states[0]).toBeGreaterThanOrEqual(0.03);
  expect(states[1]).toBeGreaterThan(states[0] ?? 1);
});

describe.each(brandIds)('%s', (id) => {
  const theme = themeOf(readTokenFile(id));

  test('keeps every colour that it gives', () => {
    expect(deriveColors(theme)).toEqual(theme);
  });

  test('passes as well with its shades taken away', () => {
    const again = deriveColors(keysOf(theme));
    expect([...again.keys()].filter((path) => !optionalTokens.has(path))).toHaveLength(requiredTokens.size);
    expect(contrastFindings(again)).toEqual([]);
  });

  test('hover and press move step by step', () => {
    const again = deriveColors(keysOf(theme));
    const lightness = (path: string): number => {
      const token = again.get(path);
      return token?.type === 'color' ? oklchOf(token.value).l : Number.NaN;
    };
    for (const scheme of ['light', 'dark']) {
      const [rest = 0, hover = 0, press = 0] = ['solid', 'solidHover', 'solidActive'].map((state) =>
        lightness(`color.${scheme}.accent.${state}`),
      );
      expect(Math.sign(hover - rest)).toBe(Math.sign(press - hover));
      expect(Math.abs(press - rest)).toBeGreaterThan(Math.abs(hover - rest));
    }
  });
});

test('a shade that is given wins, and what is derived from it follows', () => {
  const file = readTokenFile(brandIds[0] ?? '') as {
    color: { light: { surface: Record<string, unknown>; chat?: unknown } };
  };
  delete file.color.light.chat;
  const { light } = file.color;
  const ground = colorOf({ l: 0.9, c: 0.05, h: 100 });
  light.surface.raised = { $value: { colorSpace: 'srgb', components: ground.components } };
  const bubble = themeOf(file).get('color.light.chat.bubbleOther');
  expect(bubble?.type === 'color' && hexOf(bubble.value)).toBe(hexOf(ground));
});

test('OKLCH there and back is the same colour, and what sRGB lacks costs chroma alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (bits) => {
      const [r, g, b] = [bits >> 16, (bits >> 8) & 255, bits & 255].map((part) => part / 255);
      const color: Color = { components: [r ?? 0, g ?? 0, b ?? 0], alpha: 1 };
      expect(hexOf(colorOf(oklchOf(color)))).toBe(hexOf(color));
    }),
  );
  const wild = oklchOf(colorOf({ l: 0.6, c: 0.9, h: 140 }));
  expect(wild.l).toBeCloseTo(0.6, 2);
  expect(wild.h).toBeCloseTo(140, 0);
  expect(wild.c).toBeLessThan(0.3);
  expect(contrastRatio(colorOf({ l: 1, c: 0, h: 0 }), colorOf({ l: 0, c: 0, h: 0 }))).toBeCloseTo(21);
});
