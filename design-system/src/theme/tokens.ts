import { pointsTo, type RawToken, resolveToken, typeOf } from './aliases.ts';
import { optionalColors, type Scheme, schemeTokens, sharedTokens, type TokenType } from './contract.ts';
import { deriveColors, isDerived } from './derive.ts';
import type { Finding, ThemeTokens } from './themeTokens.ts';
import { missingFindings, nearestPath } from './token-names.ts';
import { parseValue, show, type TokenValue, ValueError } from './values.ts';

export type ParsedTokens =
  | { readonly status: 'valid'; readonly tokens: ThemeTokens }
  | { readonly status: 'refused'; readonly findings: readonly Finding[] };

const GROUP_KEYS = ['$type', '$description', '$extensions', '$deprecated'];
const DEEPEST = 8;
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

function leaves(node: object, path: string): [string, TokenType][] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? leaves(value, `${path}.${key}`)
      : [[`${path}.${key}`, value as TokenType] satisfies [string, TokenType]],
  );
}

/** Every token of a theme by full path; a file may leave out those that {@link isDerived}. */
export const requiredTokens: ReadonlyMap<string, TokenType> = new Map([
  ...Object.entries(schemeTokens).flatMap(([group, node]) => [
    ...leaves(node, `${group}.light`),
    ...leaves(node, `${group}.dark`),
  ]),
  ...Object.entries(sharedTokens).flatMap(([group, node]) => leaves(node, group)),
]);

/** Those that a file may have beside them. */
export const optionalTokens: ReadonlyMap<string, TokenType> = new Map(
  optionalColors.flatMap((name) => SCHEMES.map((scheme) => [`color.${scheme}.${name}`, 'color'] as const)),
);

/** What stands in one scheme alone would be worn in the other. */
function halfFindings(raw: ReadonlyMap<string, RawToken>): Finding[] {
  return optionalColors.flatMap((name) => {
    const missing = SCHEMES.filter((scheme) => !raw.has(`color.${scheme}.${name}`));
    if (missing.length !== 1) return [];
    const path = `color.${missing[0]}.${name}`;
    return [
      {
        path,
        why: 'the other scheme has one, and pages would be half of each',
        remedy: `add it for the ${missing[0]} scheme too, or remove the other`,
      },
    ];
  });
}

interface Walk {
  readonly tokens: Map<string, RawToken>;
  readonly findings: Finding[];
}

function keyFindings(members: ReadonlyMap<string, unknown>, path: string): Finding[] {
  const isToken = members.has('$value');
  const strangers = [...members.keys()].filter((key) => {
    if (!key.startsWith('$')) return isToken;
    return !GROUP_KEYS.includes(key) && key !== '$value' && !(path === '' && key === '$schema');
  });
  return strangers.map((key) =>
    key.startsWith('$')
      ? {
          path,
          why: `nothing reads the key ${show(key)}, so it does nothing`,
          remedy: 'remove it; known are $type, $value, $description and $extensions',
        }
      : {
          path,
          why: `${show(key)} stands inside a token, and nothing reads it there`,
          remedy: 'move it beside the token',
        },
  );
}

function shapeFinding(node: unknown, depth: number): Pick<Finding, 'why' | 'remedy'> | undefined {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) {
    return {
      why: `${show(node)} stands where a token or a group of tokens belongs, so nothing can be read from it`,
      remedy: 'write {"$value": …}, or a group of tokens in braces',
    };
  }
  if (depth > DEEPEST)
    return {
      why: `groups lie in groups more than ${DEEPEST} levels deep, where no token is looked for`,
      remedy: `use at most ${DEEPEST} levels`,
    };
  if ('$type' in node && typeof node.$type !== 'string') {
    return {
      why: `its $type is ${show(node.$type)}, and types have names`,
      remedy: 'write a name, as in "$type": "color"',
    };
  }
  return undefined;
}

function walk(node: unknown, path: readonly string[], inherited: string | undefined, out: Walk): void {
  const here = path.join('.');
  const broken = shapeFinding(node, path.length);
  if (broken !== undefined) {
    out.findings.push({ path: here, ...broken });
    return;
  }
  const members = new Map<string, unknown>(Object.entries(node as object));
  const own = members.get('$type') ?? inherited;
  const type = typeof own === 'string' ? own : undefined;
  out.findings.push(...keyFindings(members, here));
  if (members.has('$value')) {
    out.tokens.set(here, { path: here, type, value: members.get('$value') });
    return;
  }
  for (const [key, child] of members) {
    if (!key.startsWith('$')) walk(child, [...path, key], type, out);
  }
}

function parseToken(token: RawToken, expected: TokenType, all: ReadonlyMap<string, RawToken>): TokenValue {
  const type = typeOf(token, all);
  if (type !== expected) {
    throw new ValueError(
      type === undefined
        ? 'it has no $type, so its value cannot be read'
        : `its type is ${show(type)} and the theme takes "${expected}" here`,
      `write "$type": "${expected}"`,
    );
  }
  return parseValue(expected, resolveToken(token, all));
}

/** Tokens that the theme has not, and tokens that are not there: a misspelt one is both, and one mistake. */
function nameFindings(raw: ReadonlyMap<string, RawToken>, said: readonly Finding[]): Finding[] {
  const isSaid = (path: string): boolean =>
    said.some((finding) => finding.path === path || path.startsWith(`${finding.path}.`));
  const missing = [...requiredTokens.keys()].filter(
    (path) => !raw.has(path) && !isDerived(path) && !isSaid(path),
  );
  const found: Finding[] = [];
  for (const path of raw.keys()) {
    if (requiredTokens.has(path) || optionalTokens.has(path)) continue;
    const lost = nearestPath(path, missing);
    if (lost !== undefined) missing.splice(missing.indexOf(lost), 1);
    const meant = lost ?? nearestPath(path, [...requiredTokens.keys()]);
    found.push({
      path,
      why: `the theme has no such token${lost === undefined ? ', so it does nothing' : `, and ${lost} is missing`}`,
      remedy:
        lost === undefined
          ? `remove it${meant === undefined ? '; brands/README.md lists the tokens' : `, or write ${meant} instead`}`
          : `name it ${lost}`,
    });
  }
  return [...found, ...missingFindings(missing, raw, requiredTokens)];
}

/** Without those that only repeat what is said of the token that they point to. */
function causes(findings: readonly Finding[], raw: ReadonlyMap<string, RawToken>): Finding[] {
  const kept = new Set(findings.map(({ path }) => path));
  return findings.filter(({ path }) => {
    const isRepeated = pointsTo(path, raw).some((target) => target !== path && kept.has(target));
    if (isRepeated) kept.delete(path);
    return !isRepeated;
  });
}

const NO_TOKENS: Finding = {
  path: '',
  why: 'it holds no token, and a brand has no look without them',
  remedy: 'copy the tokens.json of another brand, and change its values',
};

/**
 * Parses a token file of the DTCG format 2025.10 (its subset that the contract uses) against the contract: every
 * token of the contract is there or derived, none beside them, each of its type. Never throws; lists all findings at once.
 */
export function parseTokens(json: unknown): ParsedTokens {
  const out: Walk = { tokens: new Map(), findings: [] };
  walk(json, [], undefined, out);
  const { tokens: raw, findings } = out;
  // A file without a single token is one mistake, not one for each token.
  if (raw.size === 0) return { status: 'refused', findings: [findings[0] ?? NO_TOKENS] };
  findings.push(...nameFindings(raw, findings), ...halfFindings(raw));
  const tokens = new Map<string, TokenValue>();
  for (const [path, expected] of [...requiredTokens, ...optionalTokens]) {
    const token = raw.get(path);
    if (token === undefined) continue;
    try {
      tokens.set(path, parseToken(token, expected, raw));
    } catch (error) {
      if (!(error instanceof ValueError)) throw error;
      findings.push({ path, why: error.message, remedy: error.remedy });
    }
  }
  if (findings.length > 0) return { status: 'refused', findings: causes(findings, raw) };
  return { status: 'valid', tokens: deriveColors(tokens) };
}
