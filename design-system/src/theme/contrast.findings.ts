import {
  colorPath,
  colorsOf,
  isWell,
  type Laid,
  lookOf,
  pairsIn,
  SCHEMES,
  type SchemeColors,
  withColor,
} from './contrast.ts';
import { nearestLightness } from './nearest.ts';
import { oklchOf } from './oklch.ts';
import { alikeIn, isApart, meaningOf, nearestApart } from './status.ts';
import type { Finding, ThemeTokens } from './themeTokens.ts';
import { type Color, hexOf } from './values.ts';

/** A pair that fails, with its contrast. */
type Failed = Laid & { readonly ratio: number };

const failedIn = (colors: SchemeColors, pairs: readonly Laid[]): Failed[] =>
  pairs.flatMap((pair) => {
    const { ratio, passes } = lookOf(pair, colors);
    return passes ? [] : [{ ...pair, ratio }];
  });

const partsOf = ({ foreground, made }: Laid): string[] => [...new Set([foreground, ...made])];
const takesPart = (name: string) => (pair: Laid) => pair.foreground === name || pair.made.includes(name);

/** The one colour that most of the failing pairs have in common: it is the one that was changed. Of equals the upper one. */
function culprit(failed: readonly Failed[], beyondHelp: ReadonlySet<string>): string | undefined {
  const counts = new Map<string, number>();
  for (const name of failed.flatMap(partsOf)) {
    if (!beyondHelp.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const isUpper = (name: string): number => (failed.some(({ foreground }) => foreground === name) ? 1 : 0);
  const [first] = [...counts].toSorted(([a, many], [b, more]) => more - many || isUpper(b) - isUpper(a));
  return first?.[0];
}

/** The nearest colour with which every pair that it takes part in is well, but for those that nothing helps. */
function remedyFor(name: string, colors: SchemeColors, ignored: ReadonlySet<Laid>): Color | undefined {
  const meaning = meaningOf(name);
  const wellWith = (color: Color): boolean =>
    isWell(name, color, colors, ignored) && (meaning === undefined || isApart(meaning, color, colors));
  const found = nearestLightness(colors.read(name), wellWith);
  if (found !== undefined || meaning === undefined) return found;
  const turned = nearestApart(meaning, colors);
  return wellWith(turned) ? turned : undefined;
}

const worst = (failed: readonly Failed[]): Failed | undefined =>
  failed.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)[0];

const MOST_NAMED = 3;
function named(names: readonly string[]): string {
  const all = [...new Set(names)];
  if (all.length === 1) return all[0] ?? '';
  const shown = all.slice(0, MOST_NAMED);
  const rest = all.length - shown.length;
  return rest > 0
    ? `${shown.join(', ')} and ${rest} more`
    : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

const SEEN: Readonly<Record<Laid['kind'], string>> = {
  text: 'to be read',
  solid: 'to be seen as a button',
  soft: 'to be seen as a field or button',
};

/** Why a colour is blamed, from its failing pairs. */
function reason(name: string, color: Color, failed: readonly Failed[]): string {
  const own = failed.filter(takesPart(name));
  const upper = own.filter(({ foreground }) => foreground === name);
  const hard = worst(upper.length > 0 ? upper : own);
  if (hard === undefined) return '';
  const ratio = hard.ratio.toFixed(2);
  if (upper.length === 0) {
    const texts = named(own.map(({ foreground }) => foreground));
    return `${texts} cannot be told from ${hexOf(color)}: the contrast is ${ratio}, and ${hard.least} is needed ${SEEN[hard.kind]}`;
  }
  const need = hard.kind === 'soft' ? 'a little more' : `${hard.least}`;
  return `${hexOf(color)} on ${hard.ground} has a contrast of ${ratio}, and ${need} is needed ${SEEN[hard.kind]}`;
}

function clash(name: string, colors: SchemeColors, failed: readonly Failed[]): Finding {
  const hard = worst(failed.filter(({ foreground }) => foreground === name));
  const isFill = hard !== undefined && hard.kind !== 'text';
  const grounds = pairsIn(colors).filter(
    ({ foreground, kind }) => foreground === name && (kind !== 'text') === isFill,
  );
  const sorted = grounds
    .flatMap(({ made }) => made.slice(0, 1))
    .toSorted((a, b) => oklchOf(colors.read(a)).l - oklchOf(colors.read(b)).l);
  const [dark = '', light = ''] = [sorted[0], sorted.at(-1)];
  return {
    path: colorPath(name, colors.scheme),
    why: `it stands on ${dark} (${hexOf(colors.read(dark))}) and on ${light} (${hexOf(colors.read(light))}), and no shade of it can be ${isFill ? 'seen' : 'read'} on both (contrast ${hard?.ratio.toFixed(2)}, ${hard?.least} needed)`,
    remedy: `make the two grounds more alike: write ${hexOf(colors.read(light))} for ${dark}, or ${hexOf(colors.read(dark))} for ${light}`,
  };
}

function schemeFindings(start: SchemeColors): Finding[] {
  const findings: Finding[] = [];
  const beyondHelp = new Set<string>();
  const ignored = new Set<Laid>();
  let colors = start;
  for (;;) {
    const failed = failedIn(
      colors,
      pairsIn(colors).filter((pair) => !ignored.has(pair)),
    );
    const name = culprit(failed, beyondHelp);
    if (name === undefined) return findings;
    const color = remedyFor(name, colors, ignored);
    if (color === undefined) {
      beyondHelp.add(name);
      const lost = failed.filter((pair) => partsOf(pair).every((part) => beyondHelp.has(part)));
      const [first] = lost;
      if (first !== undefined) findings.push(clash(first.foreground, colors, lost));
      for (const pair of pairsIn(colors))
        if (lost.some(({ foreground, ground }) => foreground === pair.foreground && ground === pair.ground))
          ignored.add(pair);
      continue;
    }
    const suggestion = hexOf(color);
    const why = reason(name, colors.read(name), failed);
    const remedy = `write ${suggestion}, the nearest that passes everywhere it is used`;
    findings.push({ path: colorPath(name, colors.scheme), why, remedy, suggestion });
    colors = withColor(colors, name, color);
  }
}

/**
 * The colours of both schemes that cannot be read or seen: one finding for each colour that has to change, so that a
 * ground that is wrong is not told once for every text on it. Done together, the remedies leave no finding.
 */
export const contrastFindings = (tokens: ThemeTokens): Finding[] =>
  SCHEMES.flatMap((scheme) => {
    const colors = colorsOf(tokens, scheme);
    const alike = alikeIn(colors);
    const told = alike.reduce((now, { token, color }) => withColor(now, token, color), colors);
    return [...alike.map(({ finding }) => finding), ...schemeFindings(told)];
  });
