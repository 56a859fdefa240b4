import { varName } from '../../theme/contract.ts';
import { type Color, hexOf, type Scheme, type ThemeTokens } from '../../theme/index.ts';

const NAMED = /var\((--[\w-]+)\)/g;
const PALER = ['--color-surface-overlay', '--illustration-ink'] as const;

const sum = (color: Color | undefined): number =>
  (color?.components ?? []).reduce((all, part) => all + part, 0);

/** Colours of one scheme by the names of their variables, and `--scene-pale`. */
export function sceneColors(tokens: ThemeTokens, scheme: Scheme): ReadonlyMap<string, string> {
  const colors = new Map<string, Color>();
  for (const [path, token] of tokens)
    if (token.type === 'color' && path.split('.')[1] === scheme) colors.set(varName(path), token.value);
  const [pale] = PALER.map((name) => colors.get(name)).toSorted((one, other) => sum(other) - sum(one));
  if (pale) colors.set('--scene-pale', pale);
  return new Map([...colors].map(([name, color]) => [name, hexOf(color)]));
}

/** Names of colours in a drawing that are none of the theme. */
export const unknownColors = (svg: string, colors: ReadonlyMap<string, string>): string[] =>
  [...svg.matchAll(NAMED)].map(([, name = '']) => name).filter((name) => !colors.has(name));

/** A drawing in the colours of a scheme: a picture of its own, which no variable of the page reaches. */
export const drawScene = (svg: string, colors: ReadonlyMap<string, string>): string =>
  svg.replace(NAMED, (whole, name: string) => colors.get(name) ?? whole);
