// @vitest-environment node
import { colorPath, hexOf, KEY_COLORS, requiredTokens } from '@livery/design-system/theme';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Change,
  type Draft,
  refusalIn,
  withDerivedShades,
  withFamily,
  withField,
  withOptional,
  withoutOptional,
  withToken,
} from './draft.ts';
import { drafts, made } from './drafts.testing.ts';
import { textsOf, withFile } from './files.ts';
import { changedAt } from './json.ts';
import { colorFrom, colorValue, durationValue, lengthValue } from './values.ts';

/** Both files of one draft taken over by another, in either order. */
function imported(from: Draft, into: Draft, order: readonly ('brand.json' | 'tokens.json')[]): Draft {
  const texts = textsOf(from);
  return order.reduce((draft, name) => made(withFile(draft, texts[name])), into);
}

const pathsOf = (wanted: string): string[] =>
  [...requiredTokens].filter(([, type]) => type === wanted).map(([path]) => path);
const byte = fc.integer({ min: 0, max: 255 });
const hex = fc
  .tuple(byte, byte, byte)
  .map((bytes) => `#${bytes.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
const keyPaths = KEY_COLORS.flatMap((name) => [colorPath(name, 'light'), colorPath(name, 'dark')]);

const END = 'accent.solidEnd';

const edit: fc.Arbitrary<(draft: Draft) => Change> = fc.oneof(
  fc.tuple(fc.constantFrom(...keyPaths, ...pathsOf('color')), hex).map(([path, text]) => (draft: Draft) => {
    const color = colorFrom(text);
    if (color === undefined) throw new Error(text);
    return withToken(draft, path, colorValue(color));
  }),
  fc.tuple(fc.constantFrom(...pathsOf('dimension')), fc.integer({ min: 0, max: 999 })).map(
    ([path, size]) =>
      (draft: Draft) =>
        withToken(draft, path, lengthValue(size)),
  ),
  fc.tuple(fc.constantFrom(...pathsOf('duration')), fc.integer({ min: 0, max: 2000 })).map(
    ([path, ms]) =>
      (draft: Draft) =>
        withToken(draft, path, durationValue(ms)),
  ),
  fc.tuple(fc.constantFrom(...pathsOf('fontFamily')), fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,20}$/)).map(
    ([path, family]) =>
      (draft: Draft) =>
        withToken(draft, path, [family, 'serif']),
  ),
  fc
    .tuple(
      fc.constantFrom('title.en', 'title.zh-CN', 'tagline.en'),
      fc.stringMatching(/^[\p{L}"\\ 😀]{1,30}$/u),
    )
    .map(
      ([path, text]) =>
        (draft: Draft) =>
          withField(draft, path, text),
    ),
  fc.constant(withDerivedShades),
  fc.tuple(fc.constantFrom('light', 'dark'), hex).map(
    ([scheme, text]) =>
      (draft: Draft) =>
        withOptional(draft, END, scheme, text),
  ),
  fc.constant((draft: Draft) => withoutOptional(draft, END)),
  fc.stringMatching(/^[A-Za-z]{1,20}$/).map((family) => (draft: Draft) => withFamily(draft, family)),
);

test('what any edits made of any brand comes back from its files as it was', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...drafts),
      fc.constantFrom(...drafts),
      fc.array(edit, { maxLength: 4 }),
      fc.shuffledSubarray(['brand.json', 'tokens.json'] as const, { minLength: 2 }),
      (start, other, edits, order) => {
        const draft = edits.reduce((now, change) => made(change(now)), start);
        const back = imported(draft, other, order);
        expect(back).toEqual(draft);
        expect(textsOf(back)).toEqual(textsOf(draft));
      },
    ),
    { numRuns: 60 },
  );
});

test('a brand that nobody edited leaves with the meaning of its folder', () => {
  for (const draft of drafts) {
    const { 'brand.json': brand, 'tokens.json': tokens } = textsOf(draft);
    expect(JSON.parse(brand)).toEqual(draft.brand);
    expect(JSON.parse(tokens)).toEqual(draft.file);
  }
});

describe('a bad file is refused with sentences', () => {
  const [draft] = drafts;
  if (draft === undefined) throw new Error('brands/ holds no brand');
  const cases: [what: string, text: string, says: RegExp][] = [
    ['broken JSON', '{"color": ', /no JSON/],
    ['a list', '[]', /a token or a group of tokens belongs/],
    ['an unknown key', JSON.stringify({ ...draft.brand, colour: 'red' }), /^colour: nothing reads this key/],
    [
      'a token outside the contract',
      JSON.stringify({ ...draft.file, loud: { $value: 1 } }),
      /^loud: the theme has no such token/,
    ],
    [
      'a circle',
      JSON.stringify(changedAt(draft.file, 'color.light.text.link.$value', () => '{color.light.text.link}')),
      /^color\.light\.text\.link: the alias goes in a circle/,
    ],
  ];
  test.each(cases)('%s', (_, text, says) => {
    const change = withFile(draft, text);
    expect(change.status === 'refused' && refusalIn(change.faults, 'en')).toMatch(says);
  });

  test('anything at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const change = withFile(draft, text);
        expect(change.status === 'refused' && change.faults.length > 0).toBe(true);
      }),
    );
  });
});

test('an accent runs in both schemes or in neither', () => {
  const [draft] = drafts;
  if (!draft) throw new Error('there is no brand');
  const plain = made(withoutOptional(draft, END));
  const runs = made(withOptional(plain, END, 'dark', '#0a6b4f'));
  const both = made(withOptional(runs, END, 'light', '#123456'));
  const ends = (of: Draft) =>
    (['light', 'dark'] as const).map((scheme) => {
      const token = of.tokens.get(colorPath(END, scheme));
      return token?.type === 'color' ? hexOf(token.value) : undefined;
    });
  expect([ends(plain), ends(runs), ends(both)]).toEqual([
    [undefined, undefined],
    ['#0a6b4f', '#0a6b4f'],
    ['#123456', '#0a6b4f'],
  ]);
  expect(textsOf(made(withoutOptional(both, END)))).toEqual(textsOf(plain));
});

test('all words are set in a family, once, and what stood there comes after it', () => {
  const [draft] = drafts;
  if (!draft) throw new Error('there is no brand');
  const twice = made(withFamily(made(withFamily(draft, 'Plum')), 'Plum'));
  for (const name of ['body', 'display', 'numeric']) {
    const [before, after] = [draft, twice].map((of) => of.tokens.get(`type.family.${name}`));
    expect(after?.value).toEqual(['Plum', before?.value].flat());
  }
});
