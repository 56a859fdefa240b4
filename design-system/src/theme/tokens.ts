import { type RawToken, resolveToken, typeOf } from './aliases.ts';
import { schemeTokens, sharedTokens, type TokenType } from './contract.ts';
import { deriveColors, isDerived } from './derive.ts';
import type { Finding, ThemeTokens } from './themeTokens.ts';
import { parseValue, show, type TokenValue, ValueError } from './values.ts';

export type ParsedTokens =
  | { readonly status: 'valid'; readonly tokens: ThemeTokens }
  | { readonly status: 'refused'; readonly findings: readonly Finding[] };

const GROUP_KEYS = ['$type', '$description', '$extensions', '$deprecated'];
const DEEPEST = 8;

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
          why: `the key ${show(key)} is not supported`,
          remedy: 'use $type, $value, $description or $extensions',
        }
      : { path, why: `a token cannot contain ${show(key)}`, remedy: 'move it beside the token' },
  );
}

function shapeFinding(node: unknown, depth: number): Pick<Finding, 'why' | 'remedy'> | undefined {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) {
    return {
      why: `${show(node)} is neither a token nor a group`,
      remedy: 'write {"$value": …} or a group of tokens',
    };
  }
  if (depth > DEEPEST) return { why: 'groups are nested too deep', remedy: `use at most ${DEEPEST} levels` };
  if ('$type' in node && typeof node.$type !== 'string') {
    return { why: `$type ${show(node.$type)} is not a text`, remedy: 'write "$type": "color"' };
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

const sorted = (path: string): string => path.toLowerCase().split('.').sort().join('.');

function nearest(path: string): string {
  const last = path.split('.').at(-1)?.toLowerCase() ?? '';
  const near = [...requiredTokens.keys()].find(
    (known) => sorted(known) === sorted(path) || known.toLowerCase().endsWith(`.${last}`),
  );
  return near === undefined
    ? 'remove it; brands/README.md lists the tokens'
    : `remove it, or did you mean ${near}?`;
}

function parseToken(token: RawToken, expected: TokenType, all: ReadonlyMap<string, RawToken>): TokenValue {
  const type = typeOf(token, all);
  if (type !== expected) {
    throw new ValueError(
      `its type is ${show(type ?? null)}, not "${expected}"`,
      `set "$type": "${expected}"`,
    );
  }
  return parseValue(expected, resolveToken(token, all));
}

/**
 * Parses a token file of the DTCG format 2025.10 (its subset that the contract uses) against the contract: every
 * token of the contract is there or derived, none beside them, each of its type. Never throws; lists all findings at once.
 */
export function parseTokens(json: unknown): ParsedTokens {
  const out: Walk = { tokens: new Map(), findings: [] };
  walk(json, [], undefined, out);
  const { tokens: raw, findings } = out;
  const tokens = new Map<string, TokenValue>();
  for (const path of raw.keys()) {
    if (!requiredTokens.has(path))
      findings.push({ path, why: 'no such token in the theme contract', remedy: nearest(path) });
  }
  for (const [path, expected] of requiredTokens) {
    const token = raw.get(path);
    if (token === undefined) {
      if (isDerived(path)) continue;
      findings.push({ path, why: 'the token is missing', remedy: `add it with "$type": "${expected}"` });
      continue;
    }
    try {
      tokens.set(path, parseToken(token, expected, raw));
    } catch (error) {
      if (!(error instanceof ValueError)) throw error;
      findings.push({ path, why: error.message, remedy: error.remedy });
    }
  }
  if (findings.length > 0) return { status: 'refused', findings };
  return { status: 'valid', tokens: deriveColors(tokens) };
}
