// @vitest-environment node
import { colorPath, hexOf } from '@livery/design-system/theme';
import { expect, test } from 'vitest';
import { applied, diagnose } from './diagnose.ts';
import { type Draft, givenShades, withDerivedShades, withField, withToken } from './draft.ts';
import { drafts, made } from './drafts.testing.ts';
import { colorFrom, colorValue } from './values.ts';

function painted(draft: Draft, path: string, hex: string): Draft {
  const color = colorFrom(hex);
  if (color === undefined) throw new Error(hex);
  return made(withToken(draft, path, colorValue(color)));
}

const colorAt = (draft: Draft, path: string): string | undefined => {
  const token = draft.tokens.get(path);
  return token?.type === 'color' ? hexOf(token.value) : undefined;
};

test('the brands of the repository have no findings', () => {
  for (const draft of drafts) expect([draft.brand.id, diagnose(draft)]).toEqual([draft.brand.id, []]);
});

test('a text too near to its ground is found, and one click on its suggestion heals it', () => {
  for (const draft of drafts) {
    const path = colorPath('text.primary', 'light');
    const ground = colorAt(draft, colorPath('surface.base', 'light')) ?? '';
    let now = painted(draft, path, ground);
    const complaint = diagnose(now).find(({ field }) => field === path);
    expect(complaint?.suggestion).toMatch(/^#[0-9a-f]{6}$/);
    if (complaint === undefined) throw new Error('nothing was found');
    now = made(applied(now, complaint));
    expect(colorAt(now, path)).toBe(complaint.suggestion);
    expect(diagnose(now)).toEqual([]);
  }
});

test('a key colour moves the shades that the file leaves to it', () => {
  const [start] = drafts;
  if (start === undefined) throw new Error('brands/ holds no brand');
  const link = colorPath('text.link', 'light');
  const accent = colorPath('accent.solid', 'light');
  expect(givenShades(start)).toContain(link);
  expect(colorAt(painted(start, accent, '#8a2be2'), link)).toBe(colorAt(start, link));
  const free = made(withDerivedShades(start));
  expect(givenShades(free)).toEqual([]);
  expect(colorAt(painted(free, accent, '#8a2be2'), link)).not.toBe(colorAt(free, link));
  expect(diagnose(painted(free, accent, '#8a2be2'))).toEqual([]);
});

test('a token that the file left out, or that was an alias, gets a value of its own', () => {
  for (const start of drafts) {
    const free = made(withDerivedShades(start));
    const path = colorPath('accent.text', 'dark');
    expect(colorAt(painted(free, path, '#ffffff'), path)).toBe('#ffffff');
  }
  const [start] = drafts;
  if (start === undefined) throw new Error('brands/ holds no brand');
  const alias = made(withToken(start, colorPath('text.link', 'light'), '{color.light.accent.text}'));
  expect(
    colorAt(painted(alias, colorPath('text.link', 'light'), '#123456'), colorPath('text.link', 'light')),
  ).toBe('#123456');
});

test('settings and fonts are looked at too', () => {
  const [start] = drafts;
  if (start === undefined) throw new Error('brands/ holds no brand');
  const foreign = made(withToken(start, 'type.family.body', ['Nowhere Sans', 'sans-serif']));
  expect(diagnose(foreign).map(({ field }) => field)).toContain('type.family.body');
  const same = made(withField(start, 'legal.privacy.en', start.brand.legal.terms.en));
  expect(diagnose(same)).toEqual([
    expect.objectContaining({ file: 'brand.json', field: 'legal.privacy.en' }),
  ]);
});
