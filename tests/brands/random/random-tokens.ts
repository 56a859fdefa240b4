import fc from 'fast-check';
import { boundOf } from '../../../design-system/src/theme/bounds.ts';
import { optionalColors } from '../../../design-system/src/theme/contract.ts';
import { colorPath, laidPairs, SCHEMES } from '../../../design-system/src/theme/contrast.ts';
import { derivations } from '../../../design-system/src/theme/derive.rules.ts';
import {
  colorOf,
  hexOf,
  KEY_COLORS,
  type KeyColor,
  keyColorsAround,
  type Scheme,
} from '../../../design-system/src/theme/index.ts';
import { requiredTokens } from '../../../design-system/src/theme/tokens.ts';

export type Json = Record<string, unknown>;
type Leaf = { readonly $type: string; readonly $value: unknown };

const STEPS = 1000;
/** Evenly: drawn as floating numbers, nearly all colours would be greys. */
const share = (min: number, max: number): fc.Arbitrary<number> =>
  fc.noBias(fc.integer({ min: 0, max: STEPS })).map((step) => min + ((max - min) * step) / STEPS);

const color = (least: number, most: number, chroma: number): fc.Arbitrary<string> =>
  fc
    .record({ l: share(least, most), c: share(0, chroma), h: share(0, 360) })
    .map((lch) => hexOf(colorOf(lch)));

/** Grounds that words can stand on; everything else may be any colour at all. */
const GROUNDS: Record<Scheme, Readonly<Record<string, fc.Arbitrary<string>>>> = {
  light: {
    'surface.base': color(0.9, 1, 0.05),
    'surface.raised': color(0.92, 1, 0.04),
    'text.primary': color(0, 0.3, 0.1),
  },
  dark: {
    'surface.base': color(0, 0.22, 0.05),
    'surface.raised': color(0.05, 0.26, 0.05),
    'text.primary': color(0.92, 1, 0.05),
  },
};

/** Some of a scheme's colours around an accent, the others are drawn for themselves. */
const keysOf = (scheme: Scheme): fc.Arbitrary<Record<string, string>> =>
  fc
    .record({
      accent: fc.record({ l: share(0, 1), c: share(0, 0.37), h: share(0, 360) }).map(colorOf),
      own: fc.record({
        ...GROUNDS[scheme],
        'envelope.paper': color(0.25, 0.5, 0.2),
        'envelope.seal': color(0.86, 0.95, 0.12),
        'illustration.tintB': color(0, 1, 0.37),
        'illustration.tintC': color(0, 1, 0.37),
      }),
    })
    .map(({ accent, own }) => {
      const around = keyColorsAround(accent, scheme);
      const all = KEY_COLORS.map((name: KeyColor) => [name, hexOf(around[name])] as const);
      return { ...Object.fromEntries(all), ...own, 'accent.solid': hexOf(accent) };
    });

/** Shades that a brand gives although they could be derived: no grounds, which only some words can stand on. */
const MOST_SHADES = 3;
const grounds = new Set(laidPairs.flatMap(({ made }) => made));
const givable = [...derivations.keys()].filter((name) => !grounds.has(name));
const shades = fc.dictionary(fc.constantFrom(...givable), color(0, 1, 0.37), { maxKeys: MOST_SHADES });

const length = (least: number, most: number): fc.Arbitrary<Json> =>
  fc
    .tuple(
      fc.noBias(fc.integer({ min: Math.ceil(least), max: Math.floor(most) })),
      fc.constantFrom('px', 'rem'),
    )
    .map(([px, unit]) => ({ value: unit === 'px' ? px : px / 16, unit }));

const layer = fc.record({
  color: color(0, 0.5, 0.2),
  offsetX: length(-12, 12),
  offsetY: length(-12, 24),
  blur: length(0, 48),
  spread: length(-12, 6),
  inset: fc.boolean(),
});

const bezier = fc.tuple(share(0, 1), share(-1, 3), share(0, 1), share(-1, 3));

/** A value of a token that is no colour and no font: anywhere within its bounds. */
function anyOf(path: string, type: string): fc.Arbitrary<unknown> {
  const { least, most } = boundOf(path) ?? { least: 0, most: 1 };
  switch (type) {
    case 'dimension':
      return length(least, most);
    case 'duration':
      return fc.integer({ min: least, max: most }).map((value) => ({ value, unit: 'ms' }));
    case 'number':
      return share(least, most);
    case 'cubicBezier':
      return bezier;
    case 'shadow':
      return fc.array(layer, { minLength: 1, maxLength: 2 });
    default:
      return fc.constant(undefined);
  }
}

const plain = [...requiredTokens].filter(([, type]) => !['color', 'fontFamily', 'fontWeight'].includes(type));

const numbers: fc.Arbitrary<Record<string, Leaf>> = fc.record(
  Object.fromEntries(
    plain.map(([path, type]) => [path, anyOf(path, type).map(($value): Leaf => ({ $type: type, $value }))]),
  ),
);

const colorsOf = (scheme: Scheme): fc.Arbitrary<Record<string, Leaf>> =>
  fc
    .tuple(keysOf(scheme), shades)
    .map(([keys, own]) =>
      Object.fromEntries(
        Object.entries({ ...own, ...keys }).map(([name, $value]) => [
          colorPath(name, scheme),
          { $type: 'color', $value },
        ]),
      ),
    );

/** What a theme may do without: in both schemes or in neither. */
const optional: fc.Arbitrary<Record<string, Leaf>> = fc
  .subarray([...optionalColors])
  .chain((names) =>
    fc.record(
      Object.fromEntries(
        names.flatMap((name) =>
          SCHEMES.map((scheme) => [
            colorPath(name, scheme),
            color(0, 1, 0.37).map(($value): Leaf => ({ $type: 'color', $value })),
          ]),
        ),
      ),
    ),
  );

/** Every token that a file has to hold but its fonts, and some that it may, by path. */
export const randomTokens: fc.Arbitrary<Record<string, Leaf>> = fc
  .tuple(numbers, optional, ...SCHEMES.map(colorsOf))
  .map((parts) => Object.assign({}, ...parts) as Record<string, Leaf>);

/** Tokens by path as the groups of a file. */
export function grouped(tokens: Readonly<Record<string, unknown>>): Json {
  const root: Json = {};
  for (const [path, leaf] of Object.entries(tokens)) {
    const words = path.split('.');
    const last = words.pop() ?? '';
    let node = root;
    for (const word of words) {
      node[word] ??= {};
      node = node[word] as Json;
    }
    node[last] = leaf;
  }
  return root;
}
