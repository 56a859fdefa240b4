import type { Scheme } from './contract.ts';
import { barPairs, contrastPairs, veiledPairs } from './contrast.pairs.ts';
import type { Finding, ThemeTokens } from './tokens.ts';
import type { Color } from './values.ts';

const channel = (share: number): number =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;

function luminance({ components: [r, g, b] }: Color): number {
  return 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
}

/** A colour laid over an opaque one. */
export function over(top: Color, under: Color): Color {
  const mix = (at: 0 | 1 | 2): number =>
    top.components[at] * top.alpha + under.components[at] * (1 - top.alpha);
  return { components: [mix(0), mix(1), mix(2)], alpha: 1 };
}

/** WCAG contrast ratio of two opaque colours, from 1 to 21. */
export function contrastRatio(a: Color, b: Color): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

const opaque = (share: number): Color => ({ components: [share, share, share], alpha: 1 });
const WHITE = opaque(1);
const BLACK = opaque(0);

/** One judged pair: what stands on what, the measured ratio and the least one allowed. */
export interface Judgement {
  readonly path: string;
  readonly ground: string;
  readonly ratio: number;
  readonly least: number;
}

function judgeScheme(tokens: ThemeTokens, scheme: Scheme): Judgement[] {
  const path = (name: string): string => {
    const [group, ...rest] = name.startsWith('illustration.')
      ? name.split('.')
      : ['color', ...name.split('.')];
    return [group, scheme, ...rest].join('.');
  };
  const color = (name: string): Color => {
    const token = tokens.get(path(name));
    if (token?.type !== 'color') throw new Error(`${path(name)} is no colour of the contract`);
    return token.value;
  };
  const judge = (text: string, ground: string, under: Color, least: number): Judgement => {
    return { path: path(text), ground, ratio: contrastRatio(over(color(text), under), under), least };
  };
  const bar = tokens.get('elevation.barOpacity');
  const opacity = bar?.type === 'number' ? bar.value : 1;
  const worst = scheme === 'light' ? BLACK : WHITE;
  return [
    // Transparent grounds lie over pictures, and pure white is the worst picture there is.
    ...contrastPairs.map(([text, ground, least]) =>
      judge(text, path(ground), over(color(ground), WHITE), least),
    ),
    ...veiledPairs.map(({ foreground, background, veil, share, least }) => {
      const ground = over({ ...color(veil), alpha: share }, color(background));
      return judge(foreground, `${path(background)} under ${share} of ${path(veil)}`, ground, least);
    }),
    ...barPairs.map(([text, ground, least]) =>
      judge(text, `a bar of ${path(ground)}`, over({ ...color(ground), alpha: opacity }, worst), least),
    ),
  ];
}

/** Every pair of both schemes, judged. */
export const judgeContrast = (tokens: ThemeTokens): Judgement[] => [
  ...judgeScheme(tokens, 'light'),
  ...judgeScheme(tokens, 'dark'),
];

/** Pairs below their least ratio. */
export function contrastFindings(tokens: ThemeTokens): Finding[] {
  const low = judgeContrast(tokens).filter(({ ratio, least }) => ratio < least);
  return low.map(({ path, ground, ratio, least }) => ({
    path,
    why: `contrast on ${ground} is ${ratio.toFixed(2)}, below ${least}`,
    remedy: 'move one of the two colours further from the other',
  }));
}
