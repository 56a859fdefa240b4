import type { Scheme } from './contract.ts';
import { barPairs, contrastPairs, veiledPairs } from './contrast.pairs.ts';
import { nearestLightness } from './nearest.ts';
import { contrastRatio, over } from './srgb.ts';
import type { Finding, ThemeTokens } from './themeTokens.ts';
import { type Color, hexOf } from './values.ts';

const opaque = (share: number): Color => ({ components: [share, share, share], alpha: 1 });
const WHITE = opaque(1);
const BLACK = opaque(0);

/** Reads a colour by its name in the pairs: `text.primary`, `illustration.ink`. */
export type ReadColor = (name: string) => Color;

/** What one scheme of a theme looks like to the rules about pairs. */
export interface SchemeColors {
  readonly scheme: Scheme;
  readonly read: ReadColor;
  /** False for a colour that is still to be derived: a pair with it is not judged yet. */
  readonly has: (name: string) => boolean;
  readonly barOpacity: number;
}

/** A pair of one scheme whose ground is worked out from the colours at hand. */
interface Laid {
  readonly foreground: string;
  readonly ground: string;
  readonly least: number;
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
const plain: readonly Laid[] = contrastPairs.map(([foreground, ground, least]) => ({
  foreground,
  ground,
  least,
  made: [ground],
  under: ({ read }) => over(read(ground), WHITE),
}));

const veiled: readonly Laid[] = veiledPairs.map(({ foreground, background, veil, share, least }) => ({
  foreground,
  ground: `${background} under ${share} of ${veil}`,
  least,
  made: [background, veil],
  under: ({ read }) => over({ ...read(veil), alpha: share }, read(background)),
}));

const barred: readonly Laid[] = barPairs.map(([foreground, ground, least]) => ({
  foreground,
  ground: `a bar of ${ground}`,
  least,
  made: [ground],
  under: ({ read, scheme, barOpacity }) =>
    over({ ...read(ground), alpha: barOpacity }, scheme === 'light' ? BLACK : WHITE),
}));

const laidPairs: readonly Laid[] = [...plain, ...veiled, ...barred];
const pairsOf = Map.groupBy(laidPairs, ({ foreground }) => foreground);

/** True when a colour, taken for `foreground`, meets every pair that it is the upper part of. */
export function isLegible(foreground: string, color: Color, colors: SchemeColors): boolean {
  const read: ReadColor = (name) => (name === foreground ? color : colors.read(name));
  const isKnown = (name: string): boolean => name === foreground || colors.has(name);
  return (pairsOf.get(foreground) ?? [])
    .filter((pair) => pair.made.every(isKnown))
    .every((pair) => {
      const under = pair.under({ ...colors, read });
      return contrastRatio(over(color, under), under) >= pair.least;
    });
}

/** One judged pair: what stands on what, the measured ratio and the least one allowed. */
export interface Judgement {
  readonly path: string;
  readonly ground: string;
  readonly ratio: number;
  readonly least: number;
}

function colorsOf(tokens: ThemeTokens, scheme: Scheme): SchemeColors {
  const bar = tokens.get('elevation.barOpacity');
  const read: ReadColor = (name) => {
    const token = tokens.get(colorPath(name, scheme));
    if (token?.type !== 'color') throw new Error(`${colorPath(name, scheme)} is no colour of the contract`);
    return token.value;
  };
  return { scheme, read, has: () => true, barOpacity: bar?.type === 'number' ? bar.value : 1 };
}

function judgeScheme(colors: SchemeColors): Judgement[] {
  return laidPairs.map(({ foreground, ground, least, under }) => {
    const below = under(colors);
    const ratio = contrastRatio(over(colors.read(foreground), below), below);
    return { path: colorPath(foreground, colors.scheme), ground, ratio, least };
  });
}

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** Every pair of both schemes, judged. */
export const judgeContrast = (tokens: ThemeTokens): Judgement[] =>
  SCHEMES.flatMap((scheme) => judgeScheme(colorsOf(tokens, scheme)));

function remedy(foreground: string, colors: SchemeColors): Pick<Finding, 'remedy' | 'suggestion'> {
  const color = colors.read(foreground);
  const passing = nearestLightness(color, (candidate) => isLegible(foreground, candidate, colors));
  if (passing === undefined)
    return { remedy: 'no lightness of it passes on all its grounds: move the grounds apart' };
  const suggestion = hexOf(passing);
  return { remedy: `write ${suggestion}, the nearest that passes on all its grounds`, suggestion };
}

/** The texts and icons of both schemes that are too close to a ground: one finding each, at its worst pair. */
export function contrastFindings(tokens: ThemeTokens): Finding[] {
  return SCHEMES.flatMap((scheme) => {
    const colors = colorsOf(tokens, scheme);
    const low = judgeScheme(colors).filter(({ ratio, least }) => ratio < least);
    const worst = Map.groupBy(low, ({ path }) => path);
    return [...worst].map(([path, pairs]) => {
      const [first] = pairs.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
      const { ground = '', ratio = 0, least = 0 } = first ?? {};
      const why = `contrast on ${ground} is ${ratio.toFixed(2)}, below ${least}`;
      return { path, why, ...remedy(nameOf(path), colors) };
    });
  });
}

/** `color.light.text.primary` → `text.primary` */
const nameOf = (path: string): string =>
  path.replace(/^color\./, '').replace(/^(illustration\.)?(light|dark)\./, '$1');
