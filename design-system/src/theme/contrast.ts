import type { Scheme } from './contract.ts';
import { barPairs, contrastPairs, fillPairs, veiledPairs } from './contrast.pairs.ts';
import { isFillSeen, SHAPE } from './fills.ts';
import { contrastRatio, drawn, over } from './srgb.ts';
import type { ThemeTokens } from './themeTokens.ts';
import type { Color } from './values.ts';

const opaque = (share: number): Color => ({ components: [share, share, share], alpha: 1 });
const WHITE = opaque(1);
const BLACK = opaque(0);

/** Reads a colour by its name in the pairs: `text.primary`, `illustration.ink`. */
export type ReadColor = (name: string) => Color;

/** What one scheme of a theme looks like to the rules about pairs. */
export interface SchemeColors {
  readonly scheme: Scheme;
  readonly read: ReadColor;
  /** False for a colour that is still to be derived, or that the theme does without: a pair with it is not judged. */
  readonly has: (name: string) => boolean;
  readonly barOpacity: number;
}

/** A pair of one scheme whose ground is worked out from the colours at hand. */
export interface Laid {
  readonly foreground: string;
  readonly ground: string;
  readonly least: number;
  /** A text or sign to be read, or the fill of a control to be seen. */
  readonly kind: 'text' | 'solid' | 'soft';
  /** The colours that the ground is made of. */
  readonly made: readonly string[];
  under(colors: SchemeColors): Color;
}

/** Full token path of a colour's name in the pairs. */
export function colorPath(name: string, scheme: Scheme): string {
  const [group, ...rest] = name.startsWith('illustration.') ? name.split('.') : ['color', ...name.split('.')];
  return [group, scheme, ...rest].join('.');
}

// Transparent grounds lie over pictures, and pure white is the worst picture there is.
const onGround = (foreground: string, ground: string, least: number, kind: Laid['kind']): Laid => ({
  foreground,
  ground,
  least,
  kind,
  made: [ground],
  under: ({ read }) => over(read(ground), WHITE),
});

const plain: readonly Laid[] = contrastPairs.map(([foreground, ground, least]) =>
  onGround(foreground, ground, least, 'text'),
);

const filled: readonly Laid[] = fillPairs.map(({ fill, ground, kind }) =>
  onGround(fill, ground, SHAPE, kind),
);

const veiled: readonly Laid[] = veiledPairs.map(({ foreground, background, veil, share, least }) => ({
  foreground,
  ground: share === 1 ? `${background} drawn on with ${veil}` : `${background} under ${share} of ${veil}`,
  least,
  kind: 'text',
  made: [background, veil],
  under: ({ read }) => drawn({ ...read(veil), alpha: share }, read(background)),
}));

const barred: readonly Laid[] = barPairs.map(([foreground, ground, least]) => ({
  foreground,
  ground: `a bar of ${ground}`,
  least,
  kind: 'text',
  made: [ground],
  under: ({ read, scheme, barOpacity }) =>
    drawn({ ...read(ground), alpha: barOpacity }, scheme === 'light' ? BLACK : WHITE),
}));

/** All that is laid on something, in one scheme. */
export const laidPairs: readonly Laid[] = [...plain, ...filled, ...veiled, ...barred];
/** Those of a theme: it may do without some colours. */
export const pairsIn = ({ has }: SchemeColors): Laid[] =>
  laidPairs.filter(({ foreground, made }) => has(foreground) && made.every(has));
const pairsOf = Map.groupBy(laidPairs, ({ foreground }) => foreground);

/** One pair with the colours at hand. */
export interface Look {
  readonly ratio: number;
  readonly passes: boolean;
}

/** How a pair looks. */
export function lookOf(pair: Laid, colors: SchemeColors): Look {
  const under = pair.under(colors);
  const top = over(colors.read(pair.foreground), under);
  const ratio = contrastRatio(top, under);
  return { ratio, passes: pair.kind === 'text' ? ratio >= pair.least : isFillSeen(pair.kind, top, under) };
}

/** The same colours with one replaced. */
export const withColor = (colors: SchemeColors, name: string, color: Color): SchemeColors => ({
  ...colors,
  read: (each) => (each === name ? color : colors.read(each)),
});

/** True when a colour, taken for `foreground`, meets every pair that it is the upper part of. */
export function isLegible(foreground: string, color: Color, colors: SchemeColors): boolean {
  const isKnown = (name: string): boolean => name === foreground || colors.has(name);
  const tried = withColor(colors, foreground, color);
  return (pairsOf.get(foreground) ?? [])
    .filter((pair) => pair.made.every(isKnown))
    .every((pair) => lookOf(pair, tried).passes);
}

/** Whether a colour, taken for `name`, keeps every pair well in which it takes part, above or below. */
export function isWell(
  name: string,
  color: Color,
  colors: SchemeColors,
  ignored: ReadonlySet<Laid> = new Set(),
): boolean {
  const tried = withColor(colors, name, color);
  return pairsIn(colors)
    .filter((pair) => (pair.foreground === name || pair.made.includes(name)) && !ignored.has(pair))
    .every((pair) => lookOf(pair, tried).passes);
}

/** One judged pair: what stands on what, the measured ratio and the least one allowed. */
export interface Judgement {
  readonly path: string;
  readonly ground: string;
  readonly ratio: number;
  readonly least: number;
}

export const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** The colours of one scheme of a whole theme. */
export function colorsOf(tokens: ThemeTokens, scheme: Scheme): SchemeColors {
  const bar = tokens.get('elevation.barOpacity');
  const read: ReadColor = (name) => {
    const token = tokens.get(colorPath(name, scheme));
    if (token?.type !== 'color') throw new Error(`${colorPath(name, scheme)} is no colour of the contract`);
    return token.value;
  };
  return {
    scheme,
    read,
    has: (name) => tokens.has(colorPath(name, scheme)),
    barOpacity: bar?.type === 'number' ? bar.value : 1,
  };
}

/** Every pair of both schemes that is read, judged. */
export const judgeContrast = (tokens: ThemeTokens): Judgement[] =>
  SCHEMES.flatMap((scheme) => {
    const colors = colorsOf(tokens, scheme);
    return pairsIn(colors)
      .filter(({ kind }) => kind === 'text')
      .map((pair) => ({
        path: colorPath(pair.foreground, scheme),
        ground: pair.ground,
        ratio: lookOf(pair, colors).ratio,
        least: pair.least,
      }));
  });
