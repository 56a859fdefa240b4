import type { Scheme } from './contract.ts';
import { colorPath, isLegible, type ReadColor, type SchemeColors } from './contrast.ts';
import { derivations } from './derive.rules.ts';
import { isTold } from './derive.told.ts';
import { nearestLightness } from './nearest.ts';
import type { ThemeTokens } from './themeTokens.ts';
import type { Color, TokenValue } from './values.ts';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

const derivedPaths: ReadonlySet<string> = new Set(
  SCHEMES.flatMap((scheme) => [...derivations.keys()].map((name) => colorPath(name, scheme))),
);

/** True for a token (full path) that a file may leave out: it is worked out from the key colours. */
export const isDerived = (path: string): boolean => derivedPaths.has(path);

function deriveScheme(tokens: Map<string, TokenValue>, scheme: Scheme): void {
  const bar = tokens.get('elevation.barOpacity');
  const read: ReadColor = (name) => {
    const token = tokens.get(colorPath(name, scheme));
    if (token?.type !== 'color') throw new Error(`${name} is asked for before it is known`);
    return token.value;
  };
  const has = (name: string): boolean => tokens.has(colorPath(name, scheme));
  const colors: SchemeColors = { scheme, read, has, barOpacity: bar?.type === 'number' ? bar.value : 1 };
  for (const [name, rule] of derivations) {
    const path = colorPath(name, scheme);
    if (tokens.has(path)) continue;
    const start = rule(read, scheme);
    const passes = (color: Color): boolean => isLegible(name, color, colors);
    // To be read comes first: where grounds leave no shade that is both, it may come near to one of them.
    const value =
      nearestLightness(start, (color) => isTold(name, color, read) && passes(color)) ??
      nearestLightness(start, passes);
    tokens.set(path, { type: 'color', value: value ?? start });
  }
}

/**
 * Completes a theme: each state and shade that is left out is derived in OKLCH from the key colours, as near to its rule
 * as the contrast of its pairs allows, and told from what it lies on. What is given is never changed.
 */
export function deriveColors(given: ThemeTokens): ThemeTokens {
  const tokens = new Map(given);
  for (const scheme of SCHEMES) deriveScheme(tokens, scheme);
  return tokens;
}
