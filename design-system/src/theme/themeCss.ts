import { type Scheme, varName } from './contract.ts';
import { type FontMetrics, standIns, withStandIns } from './standIns.ts';
import type { ThemeTokens } from './themeTokens.ts';
import {
  alphaByte,
  type Color,
  type Dimension,
  hexOf,
  isFamilyName,
  type ShadowLayer,
  type TokenValue,
} from './values.ts';

/** A self-hosted font file of a brand. */
export interface FontFace {
  readonly family: string;
  /** Address of the woff2 file. */
  readonly url: string;
  /** Least and greatest weight of the variable axis. */
  readonly weight: readonly [number, number];
  readonly style: 'normal' | 'italic';
  /** `unicode-range`; absent: all characters. */
  readonly range?: string;
  /** With them something of the same size stands in until the file has come. */
  readonly metrics?: FontMetrics;
}

const GENERIC = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'system-ui',
  'ui-monospace',
  'ui-serif',
  'ui-sans-serif',
  'ui-rounded',
]);
const RANGE = /^U\+[0-9A-F]{1,6}(-[0-9A-F]{1,6})?(,U\+[0-9A-F]{1,6}(-[0-9A-F]{1,6})?)*$/;

/** A finite number without exponent, at most four decimals. */
const plain = (value: number): string => String(Number(value.toFixed(4)));

function color(value: Color): string {
  const long = value.alpha === 1 ? hexOf(value) : hexOf(value) + alphaByte(value);
  const short =
    /^#(?:(.)\1)+$/.test(long) && [...long.slice(1)].every((digit, at, all) => digit === all[at ^ 1]);
  return short ? `#${[...long.slice(1)].filter((_, at) => at % 2 === 0).join('')}` : long;
}

// Zero keeps its unit: calc() and max() over a bare 0 are invalid.
const length = ({ value, unit }: Dimension): string => plain(value) + unit;

function layer(shadow: ShadowLayer): string {
  const parts = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].map(length);
  return `${shadow.inset ? 'inset ' : ''}${parts.join(' ')} ${color(shadow.color)}`;
}

const family = (name: string): string => (GENERIC.has(name) ? name : `"${name}"`);

/** CSS text of a parsed value. */
export function cssValue(token: TokenValue): string {
  switch (token.type) {
    case 'color':
      return color(token.value);
    case 'dimension':
      return length(token.value);
    case 'number':
    case 'fontWeight':
      return plain(token.value);
    case 'fontFamily':
      return token.value.map(family).join(',');
    case 'duration':
      return plain(token.value.value) + token.value.unit;
    case 'cubicBezier':
      return `cubic-bezier(${token.value.map(plain).join(',')})`;
    case 'shadow':
      return token.value.map(layer).join(',');
  }
}

/** By family: a family of several files is measured by the first that has letters. */
const metricsOf = (faces: readonly FontFace[]): Map<string, FontMetrics> => {
  const measured = faces.flatMap(({ family: name, metrics }) => (metrics ? [[name, metrics] as const] : []));
  return new Map(measured.reverse());
};

function declarations(tokens: ThemeTokens, scheme: Scheme | 'both'): Map<string, string> {
  const own = [...tokens].filter(
    ([path]) => (path.split('.').find((word) => word === 'light' || word === 'dark') ?? 'both') === scheme,
  );
  return new Map(own.map(([path, token]) => [varName(path), cssValue(token)]));
}

/** What is filled with the accent and has words on it runs to its other end; pressed and rested on, its start changes as ever. */
const accentFill = (tokens: ThemeTokens): string =>
  tokens.has('color.light.accent.solidEnd')
    ? '.bg-accent.text-on-accent:not(:disabled){background-image:linear-gradient(100deg,transparent,var(--color-accent-solid-end))}'
    : '';

const body = (vars: Iterable<readonly [string, string]>): string =>
  [...vars].map(([name, value]) => `${name}:${value}`).join(';');

function fontFace(face: FontFace): string {
  if (!isFamilyName(face.family))
    throw new Error(`font family ${JSON.stringify(face.family)} cannot stand in CSS`);
  if (face.range !== undefined && !RANGE.test(face.range))
    throw new Error(`unicode range ${JSON.stringify(face.range)} is none`);
  const url = encodeURI(face.url.toWellFormed()).replaceAll("'", '%27');
  const range = face.range === undefined ? '' : `;unicode-range:${face.range}`;
  const weight = face.weight.map(plain).join(' ');
  return `@font-face{font-family:"${face.family}";src:url("${url}") format("woff2");font-weight:${weight};font-style:${face.style};font-display:swap${range}}`;
}

/**
 * The theme as CSS text. `<html data-scheme="light|dark">` forces a scheme; without the attribute the system's
 * preference decides. Variables that are the same in both schemes stand once.
 */
export function themeCss(tokens: ThemeTokens, faces: readonly FontFace[]): string {
  const metrics = metricsOf(faces);
  const families = new Set(metrics.keys());
  const named = new Map([...tokens].map(([path, token]) => [path, withStandIns(token, families)]));
  const light = declarations(named, 'light');
  const changed = [...declarations(named, 'dark')].filter(([name, value]) => light.get(name) !== value);
  const dark = `color-scheme:dark;${body(changed)}`;
  return [
    ...faces.map(fontFace),
    ...[...metrics].map(([name, measured]) => standIns(name, measured)),
    `:root{color-scheme:light;${body([...declarations(named, 'both'), ...light])}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}`,
    `:root[data-scheme=dark]{${dark}}`,
    accentFill(tokens),
  ].join('');
}
