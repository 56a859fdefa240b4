import { type RawToken, resolveToken, typeOf } from './aliases.ts';
import { schemeTokens, sharedTokens, type TokenType } from './contract.ts';
import { parseValue, show, type TokenValue, ValueError } from './values.ts';

/** What is wrong with a token file, where, and what to do about it. */
export interface Finding {
  /** Path of the token or group, such as `color.light.text.primary`. */
  readonly path: string;
  readonly why: string;
  readonly remedy: string;
}

/** Parsed values of all tokens of the contract by full path, scheme segment included. */
export type ThemeTokens = ReadonlyMap<string, TokenValue>;

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

/** Every token that a file must hold, by full path. */
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

function walk(node: unknown, path: readonly string[], inherited: string | undefined, out: Walk): void {
  const here = path.join('.');
  const refuse = (why: string, remedy: string): void => {
    out.findings.push({ path: here, why, remedy });
  };
  if (typeof node !== 'object' || node === null || Array.isArray(node)) {
    return refuse(`${show(node)} is neither a token nor a group`, 'write {"$value": …} or a group of tokens');
  }
  if (path.length > DEEPEST) return refuse('groups are nested too deep', `use at most ${DEEPEST} levels`);
  const members = new Map<string, unknown>(Object.entries(node));
  const own = members.get('$type') ?? inherited;
  if (own !== undefined && typeof own !== 'string') return refuse(`$type ${show(own)} is not a text`, 'write "$type": "color"');
  const isToken = members.has('$value');
  for (const [key, child] of members) {
    if (key.startsWith('$')) {
      const known = GROUP_KEYS.includes(key) || (isToken && key === '$value') || (path.length === 0 && key === '$schema');
      if (!known) refuse(`the key ${show(key)} is not supported`, 'use $type, $value, $description or $extensions');
    } else if (isToken) refuse(`a token cannot contain ${show(key)}`, 'move it beside the token');
    else walk(child, [...path, key], own, out);
  }
  if (isToken) out.tokens.set(here, { path: here, type: own, value: members.get('$value') });
}

const sorted = (path: string): string => path.toLowerCase().split('.').sort().join('.');

function nearest(path: string): string {
  const last = path.split('.').at(-1)?.toLowerCase() ?? '';
  const near = [...requiredTokens.keys()].find(
    (known) => sorted(known) === sorted(path) || known.toLowerCase().endsWith(`.${last}`),
  );
  return near === undefined ? 'remove it; brands/README.md lists the tokens' : `remove it, or did you mean ${near}?`;
}

function parseToken(token: RawToken, expected: TokenType, all: ReadonlyMap<string, RawToken>): TokenValue {
  const type = typeOf(token, all);
  if (type !== expected) {
    throw new ValueError(`its type is ${show(type ?? null)}, not "${expected}"`, `set "$type": "${expected}"`);
  }
  return parseValue(expected, resolveToken(token, all));
}

/**
 * Parses a token file of the DTCG format 2025.10 (its subset that the contract uses) against the contract: every
 * token of the contract is there, none beside them, each of its type. Never throws; lists all findings at once.
 */
export function parseTokens(json: unknown): ParsedTokens {
  const out: Walk = { tokens: new Map(), findings: [] };
  walk(json, [], undefined, out);
  const { tokens: raw, findings } = out;
  const tokens = new Map<string, TokenValue>();
  for (const path of raw.keys()) {
    if (!requiredTokens.has(path)) findings.push({ path, why: 'no such token in the theme contract', remedy: nearest(path) });
  }
  for (const [path, expected] of requiredTokens) {
    const token = raw.get(path);
    if (token === undefined) {
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
  return findings.length > 0 ? { status: 'refused', findings } : { status: 'valid', tokens };
}
